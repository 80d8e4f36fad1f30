export { respondWithNews as GET } from "#lib/live/respond.ts";
