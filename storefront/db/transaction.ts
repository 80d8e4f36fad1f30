import type { Connection, Pool } from "./pool.ts";

export type Tx = Connection;

/** Everything `work` does through its connection happens together, or not at all. */
export async function inTransaction<Result>(pool: Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const tx = await pool.connect();
  let broken = false;
  try {
    await tx.query("BEGIN");
    const result = await work(tx);
    await tx.query("COMMIT");
    return result;
  } catch (error) {
    // A connection that can't even roll back is not given to the next one.
    await tx.query("ROLLBACK").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    tx.release(broken);
  }
}
