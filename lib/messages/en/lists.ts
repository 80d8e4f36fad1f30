import type { ChannelValue } from "#contract/channel.ts";
import type { CategoryValue, ProductType } from "#contract/product.ts";
import type { TriggerValue } from "#contract/triggers.ts";
import type { AuditAct } from "#lib/audit/acts.ts";
import type { AuditRow } from "#lib/audit/row.ts";

type Words<Value extends string> = Record<Value, string>;

const columns = {
  status: "Status",
  key: "Key",
  product: "Product",
  customer: "Customer",
  devices: "Devices",
  expires: "Expires",
  created: "Created",
  amount: "Amount",
  discount: "Discount",
  channel: "Channel",
  date: "Date",
  name: "Name",
  type: "Type",
  category: "Category",
  price: "Price",
  code: "Code",
  value: "Value",
  used: "Used",
  window: "Runs",
  products: "Products",
  address: "Address",
  triggers: "Told about",
  email: "E-mail",
  phone: "Phone",
  since: "Since",
  picture: "Picture",
  act: "Act",
  subject: "What",
  who: "Who",
  from: "From",
  outcome: "Outcome",
  remark: "Remark",
};

const productTypes: Words<ProductType> = {
  downloadable: "Download",
  service: "Service",
  course: "Course",
  license: "License",
  bundle: "Bundle",
  coaching: "Coaching",
};

const categories: Words<CategoryValue> = {
  creative_arts: "Creative arts",
  technology: "Technology",
  business_and_finance: "Business and finance",
  personal_development: "Personal development",
  education_and_learning: "Education and learning",
  entertainment: "Entertainment",
  health_and_wellness: "Health and wellness",
  literature_and_publishing: "Literature and publishing",
  media_and_communication: "Media and communication",
  miscellaneous: "Miscellaneous",
};

const channels: Words<ChannelValue> = {
  store: "Store",
  affiliate: "Affiliate",
  discover: "Discover",
  widget: "Widget",
  api: "API",
};

const acts: Words<AuditAct> = {
  "license.activate": "Activated a license",
  "license.revoke": "Revoked a license",
  "activation.remove": "Freed a device’s place",
  "sale.refund": "Refunded a sale",
  "affiliate.invite": "Invited affiliates",
  "affiliate.withdraw": "Cancelled an affiliate’s invitation",
  "pulses.manage": "Changed a pulse",
  "keys.manage": "Changed an API key",
  "staff.begin": "Became the first owner",
  "staff.invite": "Invited staff",
  "staff.withdraw": "Withdrew an invitation",
  "staff.join": "Joined the staff",
  "staff.change": "Changed a role",
  "staff.renew": "Made a link for a new password",
  "staff.remove": "Removed staff",
  "account.password": "Changed their password",
};

const outcomes: Words<AuditRow["outcome"]> = {
  asked: "Under way",
  done: "Done",
  refused: "Refused",
  uncertain: "Uncertain",
};

const triggers: Words<TriggerValue> = {
  successful_sale: "Sale",
  abandoned_sale: "Abandoned sale",
  failed_sale: "Failed sale",
  refunded_sale: "Refunded sale",
  license_issued: "License issued",
  license_activated: "License activated",
  license_activation_refused: "Activation refused",
  license_deactivated: "Device freed",
  license_nearing_expiry: "License expires soon",
  license_expired: "License expired",
  license_revoked: "License revoked",
  discount_exhausted: "Discount used up",
  pulse_failing: "Pulse failing",
  all: "Everything",
};

/** What each list calls its columns, and says when it is empty. */
export const lists = {
  columns,
  productTypes,
  categories,
  channels,
  acts,
  outcomes,
  /** What exactly was done, where an act has several ways. */
  did: {
    create: "Made",
    revoke: "Revoked",
    change: "Changed",
    enable: "Turned on",
    disable: "Turned off",
    delete: "Deleted",
    rotate: "Got a new secret",
    test: "Sent a test",
    replay: "Sent again",
    replay_failed: "Sent all that failed again",
  },
  alreadyDone: "A colleague had done it before",
  triggers,
  searchLicenses: "Paste a key or an e-mail address",
  searchSales: "Sale, transaction or e-mail",
  searchProducts: "Name or slug",
  searchDiscounts: "Code, name or id",
  searchCustomers: "Name or e-mail address",
  searchPulses: "Address, id or trigger",
  searchAudit: "Key, id or e-mail address, whole",
  never: "Never",
  free: "Free",
  allProducts: "All products",
  andMore: (first: string, more: number) => (more === 0 ? first : `${first} and ${more} more`),
  noLimit: (used: number) => `${used}, no limit`,
  always: "Always",
  from: (start: string) => `From ${start}`,
  until: (end: string) => `Until ${end}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  enabled: "Enabled",
  disabled: "Disabled",
  noLicenses: {
    title: "No license has been issued yet",
    text: "A license is issued when a product of the type “license” is sold. It stands here from that moment on.",
  },
  noSales: {
    title: "Nothing has been sold yet",
    text: "Every purchase stands here from the moment it is begun, paid or not.",
  },
  noProducts: {
    title: "There is no product yet",
    text: "What the store sells stands here once it is published.",
  },
  noDiscounts: {
    title: "There is no discount yet",
    text: "A discount is a code that buyers type at checkout. Those of the store stand here with how often they were used.",
  },
  noCustomers: {
    title: "There is no customer yet",
    text: "Whoever begins a purchase stands here, with everything of theirs.",
  },
  noPulses: {
    title: "There is no pulse yet",
    text: "A pulse is a web address that is told when something happens, such as a sale or a refused activation.",
  },
  noAudit: {
    title: "Nobody has done anything yet",
    text: "Every act of the staff stands here, with who did it, when and from where. Nothing is ever removed.",
  },
};
