/** Everything that differs between one confirmation and another. */
export interface Confirmation {
  /** The question: "Revoke this license?" */
  title: string;
  /** What will be lost or done, in a sentence that comes from the rules. */
  consequence: string;
  /** The verb and the thing: "Revoke for ever". */
  verb: string;
  /** The way out, as an act of its own: "Keep it". */
  keepVerb: string;
  tone?: "danger" | "primary";
  reason?: { label: string; limit: number; required?: boolean };
  /** What has to be typed before the verb can be pressed. */
  typed?: string;
}

export interface ReasonAndWord {
  reason: string;
  word: string;
}

export function isReady({ reason, typed }: Confirmation, given: ReasonAndWord): boolean {
  if (typed !== undefined && given.word.trim() !== typed) return false;
  if (!reason) return true;
  if ([...given.reason].length > reason.limit) return false;
  return !reason.required || given.reason.trim() !== "";
}
