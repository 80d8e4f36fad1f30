import { z } from "zod";
import type { AttemptFailure } from "#contract/delivery.ts";
import { AddressRefused, NotResolved } from "./target-lookup.ts";

const named = z.object({ name: z.string().default(""), code: z.string().default("") });

const CONNECTING =
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN|EACCES)$/;
const TRUST = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO|SELF_SIGNED|UNABLE_TO/;
const BROKEN = /^(ECONNRESET|EPIPE|ECONNABORTED|HPE_)/;

/** In one word of ours what the network says in many of its own. */
export function failureOf(error: unknown): AttemptFailure {
  if (error instanceof AddressRefused) return "address_refused";
  if (error instanceof NotResolved) return "not_resolved";
  const { name, code } = named.safeParse(error).data ?? { name: "", code: "" };
  if (name === "AbortError" || name === "TimeoutError") return "timed_out";
  if (CONNECTING.test(code)) return "not_connected";
  if (BROKEN.test(code)) return "connection_lost";
  return TRUST.test(code) ? "not_trusted" : "not_sent";
}
