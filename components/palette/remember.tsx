"use client";

import { useEffect } from "react";
import { usePerson } from "#components/shell/person.tsx";
import { type Recent, remember } from "./recent.ts";

/** On the page of a thing: it is one of the recent ones from now on. */
export function Remember({ kind, title, about, href }: Recent) {
  const { email } = usePerson();
  useEffect(() => {
    remember(window.localStorage, email, { kind, title, about, href });
  }, [email, kind, title, about, href]);
  return null;
}
