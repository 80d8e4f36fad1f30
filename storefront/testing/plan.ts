import pg from "pg";
import { z } from "zod";
import type { Pool } from "../db/pool.ts";

/** A statement as the service sent it. */
export interface Sent {
  text: string;
  values: readonly unknown[];
}

const sent = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) });

/** The pool, noting what is asked of it. */
export function noting(pool: Pool, note: (statement: Sent) => void): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== "query") return Reflect.get(target, name, target);
      return (asked: pg.QueryConfig) => {
        note(sent.parse(asked));
        return target.query(asked);
      };
    },
  });
}

const node = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().default(0),
  "Rows Removed by Index Recheck": z.number().default(0),
  get Plans() {
    return z.array(node).default([]);
  },
});
export type PlanNode = z.infer<typeof node>;
const explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: node })]) })]);

/** How the database carries the statement out: with a plan made for its values, or with one made for any. */
export async function planOf(
  connection: pg.PoolClient,
  { text, values }: Sent,
  mode: "force_generic_plan" | "force_custom_plan",
): Promise<PlanNode> {
  const given = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
  await connection.query(`SET plan_cache_mode = ${mode}`);
  await connection.query(`PREPARE asked AS ${text}`);
  try {
    const { rows } = await connection.query(
      `EXPLAIN (ANALYZE, TIMING OFF, BUFFERS OFF, FORMAT JSON) EXECUTE asked${given}`,
    );
    return explained.parse(rows)[0]["QUERY PLAN"][0].Plan;
  } finally {
    await connection.query("DEALLOCATE asked");
  }
}

function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(",")}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

export interface Work {
  seqScans: string[];
  touched: number;
  sorted: number;
}

/** What a plan's work came to: rows read by its scans, kept or not, and the most that one sort was handed. */
export function workOf(plan: PlanNode): Work {
  const parts = plan.Plans.map(workOf);
  const rows = (each: PlanNode) => each["Actual Rows"] * each["Actual Loops"];
  const thrownAway = plan["Rows Removed by Filter"] + plan["Rows Removed by Index Recheck"];
  const isScan = plan["Relation Name"] !== undefined || plan["Index Name"] !== undefined;
  const type = plan["Node Type"];
  const own = isScan ? rows(plan) + thrownAway * plan["Actual Loops"] : 0;
  return {
    seqScans: [
      ...(type === "Seq Scan" ? [plan["Relation Name"] ?? "?"] : []),
      ...parts.flatMap((part) => part.seqScans),
    ],
    touched: parts.reduce((sum, part) => sum + part.touched, own),
    sorted: Math.max(
      0,
      ...(type.endsWith("Sort") ? plan.Plans.map(rows) : []),
      ...parts.map((part) => part.sorted),
    ),
  };
}
