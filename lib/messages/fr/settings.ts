import type { settings as Settings } from "../en/settings.ts";

export const settings: typeof Settings = {
  storeTitle: "Boutique",
};
