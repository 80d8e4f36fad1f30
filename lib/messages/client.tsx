"use client";

import { createContext, use } from "react";
import type { Reader } from "#lib/reader/reader.ts";
import type { Messages } from "./en.ts";

export interface Spoken {
  messages: Messages;
  reader: Reader;
}

export const SpokenContext = createContext<Spoken | null>(null);

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error("Nothing above this component says in which language to speak.");
  return spoken;
}

export const useMessages = (): Messages => useSpoken().messages;

export const useReader = (): Reader => useSpoken().reader;
