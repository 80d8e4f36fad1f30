/** Everything that is written into the audit log, in the order in which a filter offers it. */
export const auditActs = [
  "license.activate",
  "license.revoke",
  "activation.remove",
  "sale.refund",
  "affiliate.invite",
  "affiliate.withdraw",
  "pulses.manage",
  "keys.manage",
  "staff.begin",
  "staff.invite",
  "staff.withdraw",
  "staff.join",
  "staff.renew",
  "staff.change",
  "staff.remove",
  "account.password",
] as const;
export type AuditAct = (typeof auditActs)[number];

export const auditSubjects = ["license", "sale", "affiliate", "pulse", "key", "staff", "invitation"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What somebody is about to do. */
export interface Deed {
  act: AuditAct;
  /** `id` finds it again, several parted by spaces; `label` is how it is shown where the id is too much. */
  subject: { kind: AuditSubject; id: string; label?: string };
  detail?: Record<string, unknown>;
}

/** Whoever does it. The first owner is nobody yet when they ask. */
export interface Doer {
  id: number | null;
  name: string;
  email: string;
}

/** From where they do it. */
export interface Whence {
  ip: string;
  userAgent: string;
}
