/** A key as it is printed: in groups, so that it can be compared by eye and read out. */
export function groupedKey(key: string): string {
  const bare = key.trim();
  if (/[\s-]/.test(bare)) return bare;
  return (bare.match(/.{1,4}/g) ?? []).join("-");
}
