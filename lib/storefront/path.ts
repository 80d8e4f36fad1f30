type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A path with the values in it made safe, and a query of those parameters that are set. */
export function path(parts: readonly string[], query: Query = {}): string {
  return below("/v1", parts, query);
}

/** The same among what only the owner's keys may ask for. */
export function managePath(parts: readonly string[], query: Query = {}): string {
  return below("/manage/v1", parts, query);
}

function below(root: string, parts: readonly string[], query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const where = `${root}/${parts.map(part).join("/")}`;
  return search.size === 0 ? where : `${where}?${search}`;
}

/** An address reads dots as steps to elsewhere, and nothing as the whole list: no thing has such a name. */
function part(text: string): string {
  return /^\.{0,2}$/.test(text) ? "_" : encodeURIComponent(text);
}
