import { z } from "zod";
import { failedSchema, replaySchema } from "#contract/replay.ts";

const HOUR = 3_600_000;

/** How far back one looks for what failed; deliveries are kept for a month as a rule. */
export const periods = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const;

export type Period = keyof typeof periods;

export function isPeriod(word: string): word is Period {
  return Object.hasOwn(periods, word);
}

const answered = <Schema extends z.ZodType>(data: Schema) => z.object({ ok: z.literal(true), data });

async function read<Schema extends z.ZodType>(address: string, schema: Schema): Promise<z.output<Schema>> {
  const response = await fetch(address, { headers: { accept: "application/json" } });
  return schema.parse(await response.json());
}

/** How many were given up since then. */
export async function countFailed(pulseId: string, since: string): Promise<number> {
  const query = new URLSearchParams({ pulse_id: pulseId, since });
  const { data } = await read(`/api/failed-deliveries?${query}`, answered(failedSchema));
  return data.count;
}

export async function progressOf(replayId: string) {
  return (await read(`/api/replays/${encodeURIComponent(replayId)}`, answered(replaySchema))).data;
}
