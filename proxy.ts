import { type NextRequest, NextResponse } from "next/server";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path-header.ts";
import { contentSecurityPolicy, securityHeaders } from "#lib/auth/security-headers.ts";

/** Before every page: a policy with a nonce of its own, and a note of the address, which a page is not told otherwise. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PAGE_PATH_HEADER, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  const response = NextResponse.next({ request: { headers } });
  const secure = request.headers.get("x-forwarded-proto") === "https";
  for (const [name, value] of securityHeaders(policy, secure)) response.headers.set(name, value);
  return response;
}

export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg).*)"] };
