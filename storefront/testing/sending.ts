import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { rows, sql } from "../db/statement.ts";
import { startSender } from "../pulses/sender.ts";
import type { TestService } from "./service.ts";

interface DeliveryRow {
  id: number;
  public_id: string;
  pulse_id: number;
  event: string;
  status: string;
  attempt_count: number;
  failures: number;
  due_at: Date | null;
}

/** A sender of the test's own, until the file ends or it is stopped. */
export function sending({ service, pool }: TestService) {
  const sender = startSender(service, { pool, idleMs: 5 });
  after(() => sender.stop(0));
  return sender;
}

export function deliveriesOf({ pool }: Pick<TestService, "pool">, pulseId: number): Promise<DeliveryRow[]> {
  return rows<DeliveryRow & Record<string, unknown>>(
    pool,
    sql`SELECT id, public_id, pulse_id, event, status, attempt_count, failures, due_at FROM pulse_deliveries
        WHERE pulse_id = ${pulseId} ORDER BY id`,
  );
}

export async function until(met: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await met())) await pause(5);
}
