/**
 * Scripts run by nonce only. Style elements need it too; style attributes are allowed, because rows of a virtual list
 * and floating panels are placed by them, and an attribute can neither load nor run anything.
 */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  const evaluating = development ? " 'unsafe-eval'" : "";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluating}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    // Product pictures come from wherever the store keeps them.
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function securityHeaders(policy: string, secure: boolean): [string, string][] {
  return [
    ["content-security-policy", policy],
    ["x-frame-options", "DENY"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "same-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ...(secure
      ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] satisfies [string, string]]
      : []),
  ];
}
