"use client";

import type { ReactNode } from "react";
import type { Reader } from "#lib/reader/reader.ts";
import { SpokenContext } from "./client.tsx";
import { en } from "./en.ts";

export default function EnglishSpeaker({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <SpokenContext value={{ messages: en, reader }}>{children}</SpokenContext>;
}
