import { Hono } from "hono";
import { activateBody, licensesQuery, revokeBody } from "#contract/license.ts";
import type { Db } from "../../db/pool.ts";
import { act } from "../../http/act.ts";
import { answer, pagination, refusal, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import {
  pageRequest,
  parseBody,
  pathPart,
  readQuery,
  type StoreContext,
  type StoreEnv,
} from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { activate } from "./activate.ts";
import { findLicense, type LicenseRow, licensePage } from "./queries.ts";
import { revoke } from "./revoke.ts";
import { toLicense, toRevokedLicense } from "./wire.ts";

export function licenseRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock } = service;
  return new Hono<StoreEnv>()
    .get("/licenses", async (c) => {
      const query = readQuery(c, licensesQuery);
      const { store } = c.get("holder");
      const now = clock();
      const page = await licensePage(pool, store.id, query, pageRequest("licenses", query), now);
      const data = page.rows.map((license) => toLicense(license, now));
      return respond(c, answer({ data, pagination: { ...pagination(page), per_page: query.per_page } }));
    })
    .get("/licenses/:key", async (c) => respond(c, answer(toLicense(await licenseOf(pool, c), clock()))))
    .post(
      "/licenses/:key/activate",
      act(service, async (tx, c, body) => {
        const { device_identifier: device } = parseBody(activateBody, body);
        const { store } = c.get("holder");
        const userAgent = c.req.header("user-agent") ?? "";
        const caller = { device: device ?? null, ip: c.get("callerAddress"), userAgent };
        const now = clock();
        const done = await activate(tx, store.id, licenseKeyOf(c), caller, now);
        if ("refused" in done) return refusal(done.refused);
        return answer(toLicense(done.license, now), { message: "License activated successfully." });
      }),
    )
    .post(
      "/licenses/:key/revoke",
      act(service, async (tx, c, body) => {
        const { reason } = parseBody(revokeBody, body);
        const { store, keyId } = c.get("holder");
        const now = clock();
        const revocation = { reason: reason ?? null, by: `API key ${keyId}` };
        const done = await revoke(tx, store.id, licenseKeyOf(c), revocation, now);
        if ("refused" in done) return refusal(done.refused);
        return answer(toRevokedLicense(done.license, now), { message: "License revoked successfully." });
      }),
    );
}

/** The license that the path names, however its key was typed. */
export async function licenseOf(db: Db, c: StoreContext): Promise<LicenseRow> {
  const license = await findLicense(db, c.get("holder").store.id, licenseKeyOf(c));
  if (!license) throw new Refusal("license_not_found");
  return license;
}

function licenseKeyOf(c: StoreContext): string {
  return pathPart(c, "key", "license_not_found");
}
