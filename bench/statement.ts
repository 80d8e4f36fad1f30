import pino from "pino";
import type { Pool } from "#storefront/db/pool.ts";
import { createApp } from "#storefront/http/app.ts";
import { openService } from "#storefront/open-service.ts";
import { readSettings } from "#storefront/settings.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the service asks the database for each of these lists, as it asks it. */
export async function statementsOf(url: string, key: string, paths: readonly string[]): Promise<Statement[]> {
  const service = openService(readSettings({ DATABASE_URL: url }), pino({ level: "silent" }));
  const seen: Statement[] = [];
  const pool = new Proxy(service.pool, {
    get(target, name) {
      if (name !== "query") return Reflect.get(target, name, target);
      return (statement: Statement) => {
        seen.push({ text: statement.text, values: statement.values });
        return target.query(statement);
      };
    },
  }) satisfies Pool;
  const app = createApp({ ...service, pool });
  const statements: Statement[] = [];
  for (const path of paths) {
    seen.length = 0;
    const answer = await app.request(path, { headers: { authorization: `Bearer ${key}` } });
    const [only] = seen;
    if (answer.status !== 200 || !only || seen.length > 1)
      throw new Error(`${path} was answered with ${answer.status} after ${seen.length} statements.`);
    statements.push(only);
  }
  await service.close();
  return statements;
}
