export { POST } from "#lib/reader/remember.ts";
