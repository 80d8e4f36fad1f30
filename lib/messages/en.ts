import { englishSentences } from "#domain/english.ts";
import { affiliates } from "./en/affiliates.ts";
import { audit } from "./en/audit.ts";
import { catalogue } from "./en/catalogue.ts";
import { common } from "./en/common.ts";
import { customers } from "./en/customers.ts";
import { discounts } from "./en/discounts.ts";
import { events } from "./en/events.ts";
import { keys } from "./en/keys.ts";
import { license } from "./en/license.ts";
import { licenses } from "./en/licenses.ts";
import { list } from "./en/list.ts";
import { lists } from "./en/lists.ts";
import { overview } from "./en/overview.ts";
import { palette } from "./en/palette.ts";
import { problems, reasonTexts } from "./en/problems.ts";
import { products } from "./en/products.ts";
import { pulseReplay } from "./en/pulse-replay.ts";
import { pulses } from "./en/pulses.ts";
import { sales } from "./en/sales.ts";
import { settings } from "./en/settings.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";
import { staff } from "./en/staff.ts";
import { statuses } from "./en/statuses.ts";
import type { LanguageCode } from "./language.ts";

/** Everything the dashboard says, by room. */
const rooms = {
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
  /** What the rules say: `say(messages.sentences, sentence, timeZone)`. */
  sentences: englishSentences,
  shell,
  signIn,
  staff,
  statuses,
};

/** A language is complete when it has this shape. */
export type Messages = typeof rooms & { language: LanguageCode };

export const en: Messages = { language: "en", ...rooms };
