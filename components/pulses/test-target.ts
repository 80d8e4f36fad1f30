import type { Pulse } from "#contract/pulse.ts";

/** A pulse that a sample can be sent to. */
export type TestTarget = Pick<Pulse, "id" | "url">;
