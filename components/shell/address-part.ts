/** A page gets the part of the address as it was written. */
export function addressPart(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
