import pg from "pg";

const HEARTBEAT = 1_000;
const PATIENCE = 2_000;
const LONGEST_PAUSE = 5_000;

interface Handlers {
  notified(channel: string, payload: string): void;
  /** From here on notifications are missed, until `connected` is called again. */
  lost(): void;
  connected(): void;
}

export interface Listener {
  /** Says something to all who follow a channel, itself among them; nothing while the connection is broken. */
  tell(channel: string, payload: string): void;
  close(): Promise<void>;
}

/**
 * Follows notifications over a connection of its own, and takes it up again for ever. It is asked for a sign of life
 * every second, because a connection whose other end vanished without a word looks like one with nothing to say.
 */
export function listen(url: string, channels: readonly string[], handlers: Handlers): Listener {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = 50;

  async function connect() {
    const mine = new pg.Client({ connectionString: url, application_name: "vitrine listener" });
    client = mine;
    mine.on("error", () => dropped(mine));
    mine.on("end", () => dropped(mine));
    mine.on("notification", ({ channel, payload = "" }) => handlers.notified(channel, payload));
    try {
      await answered(mine.connect());
      for (const channel of channels) await answered(mine.query(`LISTEN ${pg.escapeIdentifier(channel)}`));
      if (client !== mine || closed) return;
      pause = 50;
      handlers.connected();
      timer = setTimeout(() => beat(mine), HEARTBEAT).unref();
    } catch {
      dropped(mine);
    }
  }

  async function beat(mine: pg.Client) {
    try {
      await answered(mine.query("SELECT 1"));
      if (client === mine && !closed) timer = setTimeout(() => beat(mine), HEARTBEAT).unref();
    } catch {
      dropped(mine);
    }
  }

  function dropped(mine: pg.Client) {
    if (client !== mine) return;
    client = undefined;
    clearTimeout(timer);
    mine.end().catch(() => {});
    if (closed) return;
    handlers.lost();
    timer = setTimeout(connect, pause).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  void connect();
  return {
    tell(channel, payload) {
      client?.query("SELECT pg_notify($1, $2)", [channel, payload]).catch(() => {});
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

function answered<Result>(asked: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The database did not answer in time.")), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
