/** The address, trimmed and in lower case, is the customer. */
export function canonicalEmail(address: string): string {
  return address.trim().toLowerCase();
}
