// Steps under two seconds say nothing until they are done.
const PATIENCE = 2_000;
const EVERY = 5_000;

interface Step {
  name: string;
  start: number;
  said: number;
  detail: string;
}

const steps = new Set<Step>();
const terminal = process.stdout.isTTY;
let ticker: NodeJS.Timeout | undefined;

/** Runs a step of the start under its name, with the seconds counted; `tell` adds how far it is. */
export async function progress<T>(
  name: string,
  work: (tell: (detail: string) => void) => Promise<T>,
): Promise<T> {
  const step: Step = { name, start: Date.now(), said: Date.now(), detail: "" };
  steps.add(step);
  ticker ??= setInterval(show, terminal ? 200 : 1_000);
  try {
    const result = await work((detail) => {
      step.detail = detail;
    });
    say(`✓ ${name} (${((Date.now() - step.start) / 1000).toFixed(1)} s)`);
    return result;
  } finally {
    steps.delete(step);
    if (steps.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
      if (terminal) process.stdout.write("\r\u001b[K");
    }
  }
}

export function say(line: string) {
  process.stdout.write(`${terminal ? "\r\u001b[K" : ""}${line}\n`);
}

function show() {
  const now = Date.now();
  const slow = [...steps].filter(({ start }) => now - start >= PATIENCE);
  if (terminal && slow.length > 0) process.stdout.write(`\r\u001b[K… ${slow.map(line).join(" · ")}`);
  if (terminal) return;
  for (const step of slow) {
    if (now - step.said < EVERY && step.said !== step.start) continue;
    step.said = now;
    say(`… ${line(step)}`);
  }
}

function line({ name, start, detail }: Step): string {
  return `${name}${detail && ` ${detail}`}, ${Math.round((Date.now() - start) / 1000)} s`;
}
