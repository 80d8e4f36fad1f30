import type { Messages } from "#lib/messages/en.ts";

type Codes = Messages["license"]["refusalCodes"];

const isKnown = (code: string | null, codes: Codes): code is keyof Codes =>
  code !== null && Object.hasOwn(codes, code);

/** Why an attempt was refused: the store's word for it, in the reader's where it is one of ours. */
export function refusalReason(code: string | null, { refusalCodes }: Messages["license"]): string {
  return isKnown(code, refusalCodes) ? refusalCodes[code] : (code ?? "");
}
