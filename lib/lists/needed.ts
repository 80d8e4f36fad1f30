import type { StaffAct } from "../auth/roles.ts";
import { isList, type ListName } from "./names.ts";

const needed: Partial<Record<ListName, StaffAct>> = {
  invitations: "affiliate.invite",
  audit: "audit.read",
};

/** What somebody must be allowed to see a list; most are for everybody who reads. */
export function neededFor(list: string): StaffAct {
  return (isList(list) && needed[list]) || "read";
}
