import { frenchSentences } from "#domain/french.ts";
import type { Messages } from "./en.ts";
import { affiliates } from "./fr/affiliates.ts";
import { audit } from "./fr/audit.ts";
import { catalogue } from "./fr/catalogue.ts";
import { common } from "./fr/common.ts";
import { customers } from "./fr/customers.ts";
import { discounts } from "./fr/discounts.ts";
import { events } from "./fr/events.ts";
import { keys } from "./fr/keys.ts";
import { license } from "./fr/license.ts";
import { licenses } from "./fr/licenses.ts";
import { list } from "./fr/list.ts";
import { lists } from "./fr/lists.ts";
import { overview } from "./fr/overview.ts";
import { palette } from "./fr/palette.ts";
import { problems, reasonTexts } from "./fr/problems.ts";
import { products } from "./fr/products.ts";
import { pulseReplay } from "./fr/pulse-replay.ts";
import { pulses } from "./fr/pulses.ts";
import { sales } from "./fr/sales.ts";
import { settings } from "./fr/settings.ts";
import { shell } from "./fr/shell.ts";
import { signIn } from "./fr/sign-in.ts";
import { staff } from "./fr/staff.ts";
import { statuses } from "./fr/statuses.ts";

export const fr: Messages = {
  language: "fr",
  affiliates,
  audit,
  catalogue,
  common,
  customers,
  discounts,
  events,
  keys,
  license,
  licenses,
  list,
  lists,
  overview,
  palette,
  problems,
  reasonTexts,
  products,
  pulseReplay,
  pulses,
  sales,
  settings,
  sentences: frenchSentences,
  shell,
  signIn,
  staff,
  statuses,
};
