"use client";

import type { ReactNode } from "react";
import type { Reader } from "#lib/reader/reader.ts";
import { SpokenContext } from "./client.tsx";
import { fr } from "./fr.ts";

export default function FrenchSpeaker({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <SpokenContext value={{ messages: fr, reader }}>{children}</SpokenContext>;
}
