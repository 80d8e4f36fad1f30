export const deviceTypes = ["desktop", "mobile", "tablet"] as const;
export type DeviceType = (typeof deviceTypes)[number];

// The order matters: a tablet's user agent often also says what a telephone's or a computer's does.
const signs: readonly (readonly [RegExp, DeviceType])[] = [
  [/ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i, "tablet"],
  [/mobi|iphone|ipod|windows phone|opera mini/i, "mobile"],
  [/windows nt|macintosh|x11|cros|linux x86_64/i, "desktop"],
];

/** What kind of device a user agent names; null for programs and for what nobody knows. */
export function deviceType(userAgent: string): DeviceType | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
