import "server-only";

export { messages } from "#lib/reader/server.ts";
