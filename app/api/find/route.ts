export { respondWithFindings as POST } from "#lib/find/respond.ts";
