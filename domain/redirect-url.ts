const place = /\{sale_id\}|%7bsale_id%7d/gi;

/** Where the buyer goes after paying: the store's own address with the sale's id in it. */
export function redirectUrl(template: string, saleId: string): string {
  return template.replace(place, () => encodeURIComponent(saleId));
}
