"use client";

import { useEffect, useEffectEvent } from "react";
import { listenFor } from "./shortcut.ts";

/** Lives as long as the component that asks for it: nothing of a page outlives it. */
export function useShortcut(key: string, act: () => void, { command = false } = {}): void {
  const latest = useEffectEvent(act);
  useEffect(() => listenFor({ key, command }, () => latest(), window), [key, command]);
}
