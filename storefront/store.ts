/** The store a request acts on, as its key says. */
export interface Store {
  id: number;
  publicId: string;
  slug: string;
  name: string;
  currency: string;
  locale: string;
  timeZone: string;
  isDemo: boolean;
}
