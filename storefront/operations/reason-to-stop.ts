import { isDatabaseAway } from "../http/failure.ts";
import { withoutSecrets } from "./log.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Why the service could not start, in a sentence for who started it. */
export function reasonToStop(
  error: unknown,
  { STOREFRONT_PORT: port = "4000", HOST: host }: Environment,
): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop that one, or set STOREFRONT_PORT to a free port.`;
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen")
    return `Port ${port} may not be opened by this user. Set STOREFRONT_PORT to a port above 1023.`;
  if (code === "EADDRNOTAVAIL")
    return `${host ?? "The address"} is no address of this machine. Set HOST to one that is, such as 127.0.0.1.`;
  if (isDatabaseAway(error) || isRefusedByDatabase(code))
    return `The database of DATABASE_URL cannot be used: ${withoutSecrets(told(error))}. Start it, or correct DATABASE_URL.`;
  return withoutSecrets(error.stack ?? error.message);
}

/** Wrong user or password, no such database, no right to it. */
function isRefusedByDatabase(code: unknown): boolean {
  return code === "28P01" || code === "28000" || code === "3D000" || code === "42501";
}

function told(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => (each instanceof Error ? told(each) : String(each))).join("; ");
  return error.message;
}
