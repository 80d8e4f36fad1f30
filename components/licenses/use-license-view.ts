"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Problem } from "#lib/answer.ts";
import type { LicenseView } from "#lib/licenses/view.ts";
import { fetchView, viewKey } from "./license-cache.ts";

/** Whoever comes back to the window wants to know what is true now, but not at every glance. */
const FRESH = 15_000;

const put = new WeakSet<LicenseView>();

/** The page's license: what the server read, until an act, a colleague or the customer changes it. */
export function useLicenseView(read: LicenseView) {
  const client = useQueryClient();
  const key = read.license.license_key;
  useMemo(() => {
    // Once: on the way back the same page would put an older state in the place of a newer one.
    if (put.has(read)) return;
    put.add(read);
    client.setQueryData(viewKey(key), read);
  }, [client, key, read]);
  const query = useQuery<LicenseView, Problem>({
    queryKey: viewKey(key),
    queryFn: () => fetchView(key),
    initialData: read,
    staleTime: FRESH,
    refetchOnWindowFocus: true,
  });
  return {
    view: query.data,
    lookAgain: () => query.refetch(),
    looking: query.isFetching,
    problem: query.error,
  };
}
