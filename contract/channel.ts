import { z } from "zod";

/** Where a sale came from. */
export const channels = [
  { value: "store", label: "Store", description: "Bought on the store's own page" },
  { value: "affiliate", label: "Affiliate", description: "Bought through an affiliate's link" },
  { value: "discover", label: "Discover", description: "Found in the marketplace" },
  { value: "widget", label: "Widget", description: "Bought in an embedded widget" },
  { value: "api", label: "API", description: "Started through the checkout endpoint" },
] as const;

export type ChannelValue = (typeof channels)[number]["value"];

export const channelSchema = z
  .object({ value: z.string(), label: z.string(), description: z.string().optional() })
  .meta({ id: "Channel" });

export type Channel = z.infer<typeof channelSchema>;
