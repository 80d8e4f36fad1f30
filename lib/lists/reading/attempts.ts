import { attemptSchema } from "#contract/attempt.ts";
import type { AttemptFilters, AttemptRow } from "../attempts.ts";
import { type ListReader, listAt } from "./list.ts";
import { withProgram } from "./with-program.ts";

const list = listAt<AttemptFilters, typeof attemptSchema>("activation-attempts", attemptSchema);

export const attemptsReader: ListReader<AttemptFilters, AttemptRow> = async (client, asked) =>
  withProgram(await list(client, asked));
