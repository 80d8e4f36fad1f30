/** Our word for a value of the store's; one that is newer than this dashboard is called as the store calls it. */
export function wordFor(words: Readonly<Record<string, string>>, value: string, otherwise = value): string {
  return (Object.hasOwn(words, value) ? words[value] : undefined) ?? otherwise;
}
