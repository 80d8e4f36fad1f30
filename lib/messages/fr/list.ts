import type { list as List } from "../en/list.ts";

export const list: typeof List = {};
