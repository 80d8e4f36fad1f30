import type { staff as Staff } from "../en/staff.ts";

export const staff: typeof Staff = {};
