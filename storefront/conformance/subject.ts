/** What is examined: anything that answers /v1, in this process, over HTTP, here or far away. */
export interface Subject {
  send(method: string, path: string, options?: SendOptions): Promise<Reply>;
  /** Whether checks that buy, activate, revoke and invite may run. */
  mayAct: boolean;
  /** How far a walk through a list goes before it is taken as good. */
  maxPages: number;
  /** Something that happens to the store between two pages of a walk, such as a sale. */
  meanwhile?: () => Promise<void>;
}

export interface SendOptions {
  body?: unknown;
  /** Null sends no key at all. */
  key?: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** Something the specification says, and how to see whether it is so. */
export interface Check {
  title: string;
  acts?: boolean;
  run(subject: Subject): Promise<Outcome | undefined>;
}

/** A check for which this store has nothing to look at. */
export interface Outcome {
  skipped: string;
}
