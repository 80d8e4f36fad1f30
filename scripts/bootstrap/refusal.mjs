// @ts-check
/** Something the person at the keyboard can put right; its message is all that is shown. */
export class Refusal extends Error {}
