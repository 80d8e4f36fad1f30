"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { listenForBack } from "./arrival.ts";

const HALF_AN_HOUR = 30 * 60_000;

/**
 * Nothing is read again by itself: a list of a hundred pages would take the store's whole minute. What is old is
 * refreshed from the top, and what was loaded stays while its reader looks at something else.
 */
function newClient(): QueryClient {
  const queries = {
    staleTime: Number.POSITIVE_INFINITY,
    // On the server a client ends with its answer; a timer would keep it.
    gcTime: typeof window === "undefined" ? Number.POSITIVE_INFINITY : HALF_AN_HOUR,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
  return new QueryClient({ defaultOptions: { queries } });
}

listenForBack();

/** Stands around every page, so that a list is still there when somebody comes back to it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
