export const roles = ["owner", "support", "viewer"] as const;
export type Role = (typeof roles)[number];

export const staffActs = [
  "read",
  "license.activate",
  "license.revoke",
  "activation.remove",
  "affiliate.invite",
  "sale.refund",
  "audit.read",
  "pulses.manage",
  "keys.manage",
  "staff.manage",
] as const;
export type StaffAct = (typeof staffActs)[number];

/** The one table of who may do what: pages, menus, buttons and actions read it. */
const allowed: Record<Role, readonly StaffAct[]> = {
  owner: staffActs,
  support: ["read", "license.activate", "license.revoke"],
  viewer: ["read"],
};

export function may(role: Role, act: StaffAct): boolean {
  return allowed[role].includes(act);
}
