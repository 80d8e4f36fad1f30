/**
 * Import it beside Radix's dialog. While that is open, a style element of its own keeps the page behind it from
 * scrolling; the page's policy lets it through with the page's nonce, which its package looks for under this name.
 */
const nonce =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
