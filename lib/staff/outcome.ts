/** Why an act on the staff was not done. */
export type StaffRefusal =
  /** Nobody could let anybody in any more. */
  | "last_owner"
  /** This person or invitation is no longer there. */
  | "gone"
  | "already_staff"
  | "wrong_password";

export type Outcome<Done> = { ok: true; data: Done } | { ok: false; refusal: StaffRefusal };

export const did = <Done>(data: Done): Outcome<Done> => ({ ok: true, data });
export const refused = <Done>(refusal: StaffRefusal): Outcome<Done> => ({ ok: false, refusal });
