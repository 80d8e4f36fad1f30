interface Route {
  method: string;
  path: string;
}

/** Which methods an address has, for the `Allow` header of those who used another. */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const patterns = routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`) }));
  return (path) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    const withHead = methods.includes("GET") ? ["GET", "HEAD", ...methods] : methods;
    return [...new Set(withHead)];
  };
}
