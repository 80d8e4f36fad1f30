/** Where the buyer goes after paying: the store's own address with the sale's id in it. */
export function redirectUrl(template: string, saleId: string): string {
  return template
    .replaceAll("{sale_id}", encodeURIComponent(saleId))
    .replaceAll("%7Bsale_id%7D", encodeURIComponent(saleId));
}
