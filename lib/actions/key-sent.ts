import { required, text } from "#contract/text.ts";

/** What a browser sends as a license's key: anybody can call an action with anything. */
export const keySent = required(text(255).min(1));
