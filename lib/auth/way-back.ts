/** Where to go after signing in: a page of the dashboard, and never another site that a link was made for. */
export function wayBack(from: unknown): string {
  if (typeof from !== "string" || !/^\/(?![/\\])/.test(from)) return "/";
  const url = URL.parse(from, "http://dashboard");
  if (url?.host !== "dashboard" || url.pathname.startsWith("/sign-in")) return "/";
  return `${url.pathname}${url.search}`;
}
