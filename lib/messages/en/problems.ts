import type { Told, Words } from "../problem-words.ts";

const unchanged = "Nothing was changed.";
const seeStore = "Retry, or see whether it is up under Settings → Store.";
const inSeconds = (seconds: number | undefined) =>
  seconds === undefined
    ? "Retry in a minute."
    : `Retry in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;

export const problems = {
  no_key: (): Told => ({
    happened: "No store is connected.",
    meaning: "Nothing can be read from a store or done in it.",
    next: "Set STOREFRONT_URL and STOREFRONT_API_KEY where Vitrine runs, then start it again.",
  }),
  key_refused: ({ store }: Words): Told => ({
    happened: `The store at ${store} refused its API key.`,
    meaning: `The key was revoked or belongs to another store. ${unchanged}`,
    next: "An owner can see the connection under Settings → Store and put a new key in place.",
  }),
  not_allowed: (): Told => ({
    happened: "Your role does not allow this.",
    meaning: unchanged,
    next: "Ask an owner to do it, or to give you another role under Settings → Staff.",
  }),
  signed_out: (): Told => ({
    happened: "You are signed out.",
    meaning: "Your session ended, or was ended by an owner. Nothing was changed.",
    next: "Sign in again; you come back to this page.",
  }),
  unreachable: ({ store }: Words): Told => ({
    happened: `The store at ${store} could not be reached.`,
    meaning: unchanged,
    next: seeStore,
  }),
  silent: ({ store }: Words): Told => ({
    happened: `The store at ${store} did not answer within 15 seconds.`,
    meaning: "Nothing was read.",
    next: seeStore,
  }),
  busy: ({ retryAfter }: Words): Told => ({
    happened: "The store’s limit of requests a minute is used up.",
    meaning: unchanged,
    next: inSeconds(retryAfter),
  }),
  store_failed: ({ store, status }: Words): Told => ({
    happened: `The store at ${store} failed${status ? ` (${status})` : ""}.`,
    meaning: "The fault is the store’s, not yours.",
    next: seeStore,
  }),
  unreadable: ({ store, status }: Words): Told => ({
    happened: `The store at ${store} answered something that cannot be read${status ? ` (${status})` : ""}.`,
    meaning: "It may run another version, or something in between answered for it.",
    next: "Retry. If it stays so, have whoever runs the store look at its address under Settings → Store.",
  }),
  not_found: (): Told => ({
    happened: "The store has nothing under this address.",
    meaning: "It was never there, or belongs to another store.",
    next: "Check it character by character, or search for it with Find anything.",
  }),
  not_offered: ({ store }: Words): Told => ({
    happened: `The store at ${store} does not offer this.`,
    meaning: "It speaks an older version of the API. Everything else works.",
    next: "Settings → Store lists what this store can do.",
  }),
  refused: ({ store, code }: Words): Told => ({
    happened: `The store refused this${code ? ` (${code})` : ""}.`,
    meaning: unchanged,
    next: `Reload the page to see what is true now at ${store}, and act on that.`,
  }),
  invalid: (): Told => ({
    happened: "Something in the form is not right.",
    meaning: unchanged,
    next: "Correct what is marked, and send it again.",
  }),
  not_recorded: (): Told => ({
    happened: "The audit log could not be written, so nothing was done.",
    meaning: unchanged,
    next: "Retry. If it stays so, whoever runs Vitrine must look at the database of DASHBOARD_DATABASE_URL.",
  }),
  last_owner: (): Told => ({
    happened: "This is the last owner.",
    meaning: "Without an owner nobody could let anybody in. Nothing was changed.",
    next: "Make somebody else an owner first.",
  }),
  person_gone: (): Told => ({
    happened: "This is no longer there.",
    meaning: "A colleague removed or withdrew it, or its time was up. Nothing was changed.",
    next: "Reload the page to see who is here now.",
  }),
  already_staff: (): Told => ({
    happened: "Somebody here has this e-mail address already.",
    meaning: unchanged,
    next: "Change their role in the list, or give them a link for a new password.",
  }),
  wrong_password: (): Told => ({
    happened: "This is not your password.",
    meaning: unchanged,
    next: "Type the password you sign in with. If you lost it, an owner can give you a link for a new one.",
  }),
  slowed: ({ retryAfter }: Words): Told => ({
    happened: "Too many wrong tries.",
    meaning: unchanged,
    next: `The next one is looked at in ${retryAfter === 1 ? "a second" : `${retryAfter ?? 60} seconds`}.`,
  }),
  uncertain: ({ store }: Words): Told => ({
    happened: `The store at ${store} did not say whether it was done.`,
    meaning: "It may have happened. It was not sent a second time.",
    next: "Reload the page and look before you try again.",
  }),
};

/** Where the store gave a reason, it says more than the kind. */
export const reasonTexts = {
  license_revoked: {
    happened: "This license was revoked.",
    meaning: "It can never be used again.",
    next: "The customer needs a new license.",
  },
  license_expired: {
    happened: "This license has expired.",
    meaning: "No further device can be activated.",
    next: "The customer can buy the product again for a new license.",
  },
  license_limit_reached: {
    happened: "This license is in use on as many devices as it allows.",
    meaning: unchanged,
    next: "The customer needs another license, or a license with more devices.",
  },
  license_already_revoked: {
    happened: "A colleague was faster: this license is already revoked.",
    meaning: "Nothing was changed a second time; the first reason stays.",
    next: "Nothing is left to do.",
  },
  license_not_found: {
    happened: "The store has no such license key.",
    meaning: "It has a typing error, or comes from another store.",
    next: "Check it character by character: O and 0 look alike, so do I and 1.",
  },
  affiliate_not_found: {
    happened: "The store has no affiliate with this code.",
    meaning: "Codes are told by the affiliate; they are not e-mail addresses.",
    next: "Ask the affiliate for the code on their account page.",
  },
  scope_required: {
    happened: "The store’s API key may not do this.",
    meaning: `It lacks the scope manage. ${unchanged}`,
    next: "An owner can put a key with that scope in place; Settings → Store shows the connection.",
  },
  invitation_not_found: {
    happened: "The store has no such invitation.",
    meaning: unchanged,
    next: "Look at the list again to see which invitations there are.",
  },
  invitation_already_cancelled: {
    happened: "A colleague was faster: this invitation is already cancelled.",
    meaning: "Nothing was changed a second time.",
    next: "Nothing is left to do; the address can be invited again.",
  },
  invitation_not_pending: {
    happened: "This invitation no longer waits: it was accepted, or has run out.",
    meaning: unchanged,
    next: "The list tells which; only one that still waits can be cancelled.",
  },
  api_key_not_found: {
    happened: "The store has no such API key.",
    meaning: unchanged,
    next: "Reload the page to see which keys there are.",
  },
  api_key_already_revoked: {
    happened: "A colleague was faster: this key is already revoked.",
    meaning: "Nothing was changed a second time.",
    next: "Nothing is left to do.",
  },
  activation_already_removed: {
    happened: "A colleague was faster: this device is already removed.",
    meaning: "Nothing was changed a second time.",
    next: "Nothing is left to do.",
  },
  activation_of_revoked_license: {
    happened: "This license was revoked meanwhile.",
    meaning: "It can be used on no device any more, so none is left to remove.",
    next: "Nothing is left to do.",
  },
  activation_not_found: {
    happened: "This license has no such activation.",
    meaning: unchanged,
    next: "Look again to see which devices use it now.",
  },
  device_not_found: {
    happened: "This device no longer uses the license.",
    meaning: unchanged,
    next: "Look again to see which devices use it now.",
  },
  sale_not_refundable: {
    happened: "There is nothing to give back.",
    meaning: "This sale was not paid.",
    next: "Look at its payment below.",
  },
  sale_already_refunded: {
    happened: "This sale was already refunded.",
    meaning: "No money was given back a second time.",
    next: "Nothing is left to do.",
  },
};
