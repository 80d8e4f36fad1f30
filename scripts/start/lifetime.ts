import { say } from "./progress.ts";

// npm and the terminal both pass a Ctrl-C on, so that one press arrives two or three times.
const ONE_PRESS = 1_000;

interface Part {
  name: string;
  stop(): Promise<void>;
  kill(): void;
}

/** What has been started and is to be stopped, the last one first, however the start ends. */
export interface Lifetime {
  add(part: Part): void;
  /** Ends everything for a reason that is to be told. */
  fail(error: unknown): void;
}

/** Runs `work` until a signal or a failure ends it, and stops every part that it added. Answers with the exit code. */
export async function lifetime(work: (life: Lifetime) => Promise<void>): Promise<number> {
  const parts: Part[] = [];
  const { promise: asked, resolve: ask, reject: fail } = Promise.withResolvers<string>();
  const forget = onSignals(ask, () => {
    for (const part of parts) part.kill();
    process.exit(130);
  });
  const life: Lifetime = { add: (part) => void parts.push(part), fail };
  const begun = work(life);
  try {
    // A start that is through leaves the programs running, and waits for the signal.
    await Promise.race([begun.then(() => asked), asked]);
    say("\nStopping …");
    return 0;
  } finally {
    begun.catch(() => {});
    asked.catch(() => {});
    for (const part of parts.reverse()) {
      await part.stop().catch((error) => say(`${part.name} did not stop cleanly: ${error}`));
    }
    forget();
    if (parts.length > 1) say("Stopped.");
  }
}

function onSignals(first: (signal: string) => void, second: () => void): () => void {
  let since: number | undefined;
  const listener = (signal: string) => {
    since ??= Date.now();
    if (Date.now() - since > ONE_PRESS) second();
    else first(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, listener);
  // The command that started us is gone, and nobody is left to stop us.
  const orphaned = () => first("disconnect");
  process.on("disconnect", orphaned);
  process.channel?.unref();
  return () => {
    for (const signal of signals) process.off(signal, listener);
    process.off("disconnect", orphaned);
  };
}
