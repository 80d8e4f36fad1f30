import { capabilities, type Store } from "../store.ts";

export const storeName = { id: "str_8d2kq0vh3m", name: "Paper & Pixel" };

export const storeExample: Store = {
  ...storeName,
  slug: "paper-and-pixel",
  description: "Brushes, fonts and courses for people who draw.",
  logo_url: "https://store.example/pictures/logo.svg",
  url: "https://store.example",
  status: "active",
  currency: "USD",
  social_links: {
    telegram: null,
    instagram: "https://instagram.com/paperandpixel",
    facebook: null,
    x: null,
    linkedin: null,
    youtube: "https://youtube.com/@paperandpixel",
    tiktok: null,
    discord: null,
  },
  capabilities: [...capabilities],
};
