import { type NextRequest, NextResponse } from "next/server";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path-header.ts";
import { contentSecurityPolicy, securityHeaders } from "#lib/auth/security-headers.ts";
import { isOpenToStrangers, mayBeSignedIn } from "#lib/auth/signed-out-paths.ts";

/** Before every page: a policy with a nonce of its own, and a note of the address, which a page is not told otherwise. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PAGE_PATH_HEADER, pathOf(request));
  const response = awayToSignIn(request) ?? NextResponse.next({ request: { headers } });
  const secure = request.headers.get("x-forwarded-proto") === "https";
  for (const [name, value] of securityHeaders(policy, secure)) response.headers.set(name, value);
  return response;
}

/** Acts answer for themselves, so that what somebody typed is not lost with their session. */
function awayToSignIn(request: NextRequest): NextResponse | undefined {
  const reading = request.method === "GET" || request.method === "HEAD";
  if (!reading || isOpenToStrangers(request.nextUrl.pathname) || mayBeSignedIn(request.cookies.getAll()))
    return;
  const address = request.nextUrl.clone();
  address.pathname = "/sign-in";
  address.search = pathOf(request) === "/" ? "" : `?from=${encodeURIComponent(pathOf(request))}`;
  return NextResponse.redirect(address);
}

function pathOf({ nextUrl }: NextRequest): string {
  return `${nextUrl.pathname}${nextUrl.search}`;
}

export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg).*)"] };
