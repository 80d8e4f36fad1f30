import type { Connection, Pool } from "./pool.ts";

export type Tx = Connection;

/** Everything `work` does through its connection happens together, or not at all. */
export async function inTransaction<Result>(pool: Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const tx = await pool.connect();
  let broken = false;
  try {
    await tx.query("BEGIN");
    const result = await work(tx);
    const { command } = await tx.query("COMMIT");
    // Where an error of the database was swallowed, it undoes everything and reports no error.
    if (command !== "COMMIT")
      throw new Error("The transaction was undone because a statement in it had failed.");
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
