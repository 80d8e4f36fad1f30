"use client";

import { useEffect, useRef, useState } from "react";
import type { Answer } from "#lib/answer.ts";
import type { Findings } from "#lib/find/found.ts";
import { noteWaiting } from "#lib/reader/waiting.ts";

/** Whoever types gets to the end of a word first; what is pasted is looked up at once. */
const PAUSE = 220;
const SHORTEST = 2;
const LONGEST = 100_000;

interface Sought {
  /** For which text the answer was given. */
  text: string;
  answer: Answer<Findings> | null;
}

/** The dashboard itself did not answer: the network is gone, or it is being started again. */
function unreachable(): Answer<Findings> {
  const facts = { status: undefined, code: undefined, fields: {}, retryAfter: undefined };
  return {
    ok: false,
    problem: { kind: "unreachable", store: window.location.host, ...facts },
    waiting: false,
  };
}

async function ask(text: string, signal: AbortSignal): Promise<Answer<Findings>> {
  const response = await fetch("/api/find", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
    signal,
  });
  return response.json();
}

/** What the store has of the text. `looking` while the answer is still that of an earlier text. */
export function useFindings(typed: string): { answer: Answer<Findings> | null; looking: boolean } {
  const [sought, setSought] = useState<Sought>({ text: "", answer: null });
  const length = useRef(0);
  const text = typed.trim().slice(0, LONGEST);
  useEffect(() => {
    const pasted = Math.abs(text.length - length.current) > 2;
    length.current = text.length;
    if (text.length < SHORTEST) return;
    const aborter = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await ask(text, aborter.signal).catch(unreachable);
        if (aborter.signal.aborted) return;
        noteWaiting(answer.waiting);
        setSought({ text, answer });
      },
      pasted ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text]);
  if (text.length < SHORTEST) return { answer: null, looking: false };
  return { answer: sought.answer, looking: sought.text !== text };
}
