const pages = ["/sign-in", "/first-run", "/invitation"];

const isUnder = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** What somebody who is not signed in may ask for: the pages to come in by, and whatever answers for itself. */
export function isOpenToStrangers(path: string): boolean {
  return isUnder(path, "/api") || path === "/robots.txt" || pages.some((page) => isUnder(path, page));
}

const sessionCookie = /^(__Secure-)?next-auth\.session-token$/;

/** A guess for a quick answer, without a look into the cookie; whoever reads anything looks. */
export function mayBeSignedIn(cookies: readonly { name: string; value: string }[]): boolean {
  return cookies.some(({ name, value }) => sessionCookie.test(name) && value !== "");
}
