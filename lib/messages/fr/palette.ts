import type { palette as Palette } from "../en/palette.ts";

export const palette: typeof Palette = {};
