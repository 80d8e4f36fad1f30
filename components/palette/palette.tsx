"use client";

import { Command } from "cmdk";
import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { Dialog as Primitive } from "radix-ui";
import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { usePerson } from "#components/shell/person.tsx";
import "#components/ui/lend-nonce.ts";
import { useFocusBack } from "#components/ui/focus-back.ts";
import type { Found } from "#lib/find/found.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { rowName } from "./found-row.tsx";
import { FoundRows } from "./found-rows.tsx";
import { Keys } from "./keys.tsx";
import { LocalRows, RecentRows, useLocalEntries } from "./local-rows.tsx";
import { recentOf } from "./recent.ts";
import { useFindings } from "./use-findings.ts";

const panel =
  "fixed inset-x-0 top-0 z-50 flex max-h-[100dvh] flex-col overflow-hidden bg-raised shadow-float outline-none md:inset-x-auto md:top-[12vh] md:left-1/2 md:max-h-[70vh] md:w-full md:max-w-2xl md:-translate-x-1/2 md:rounded-lg animate-[rise_120ms_ease-out]";

/** Find anything: what is typed or pasted is looked up here and in the store, and Enter opens the first of it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { palette } = useMessages();
  const { email } = usePerson();
  const router = useRouter();
  const focusBack = useFocusBack();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const [recent] = useState(() => recentBut(window.location.pathname, email));
  const { answer, looking } = useFindings(text);
  const local = useLocalEntries(text.length > 200 ? "-" : text);
  const isEmpty = text.trim() === "";
  const hasLocal = local.pages.length + local.acts.length > 0;

  useClosedByNavigation(onClose);

  function go(href: string) {
    onClose();
    router.push(href);
  }
  const open = (found: Found) => go(found.href);
  const first = answer?.ok && !looking ? answer.data.found[0] : undefined;
  const openWhenFound = useOpenWhenFound({ text, looking, first, open });

  const firstName = first && !hasLocal ? rowName(first) : undefined;
  useEffect(() => {
    if (firstName) setChosen(firstName);
  }, [firstName]);

  return (
    <Primitive.Root onOpenChange={(next) => !next && onClose()} open>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Primitive.Content {...focusBack} aria-describedby={undefined} className={panel}>
          <Primitive.Title className="sr-only">{palette.title}</Primitive.Title>
          <Command
            className="flex min-h-0 flex-col"
            label={palette.label}
            loop
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || !looking || hasLocal) return;
              event.preventDefault();
              openWhenFound.wish();
            }}
            onValueChange={setChosen}
            shouldFilter={false}
            value={chosen}
          >
            <div className="flex items-center gap-3 border-line border-b px-5">
              <Search aria-hidden="true" className="size-4 shrink-0 text-quiet" strokeWidth={1.75} />
              <Command.Input
                className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none"
                onPaste={(event) => pasteWhole(event, setText)}
                onValueChange={setText}
                placeholder={palette.placeholder}
                spellCheck={false}
                value={text}
              />
            </div>
            <Command.List
              aria-label={palette.found}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 md:min-h-64"
            >
              {isEmpty && <RecentRows onGo={go} recent={recent} />}
              {hasLocal && <LocalRows {...local} onClose={onClose} onGo={go} />}
              {!isEmpty && (
                <FoundRows alone={!hasLocal} answer={answer} looking={looking} onGo={go} onOpen={open} />
              )}
            </Command.List>
            <Keys hint={isEmpty ? palette.hint : openWhenFound.wished ? palette.opens : undefined} />
          </Command>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Where one is already need not be offered. */
function recentBut(here: string, person: string) {
  return recentOf(window.localStorage, person).filter(({ href }) => href !== here);
}

/** A field of one line drops the ends of lines and so glues their words together: a mail keeps them as blanks. */
function pasteWhole(event: ClipboardEvent<HTMLInputElement>, put: (text: string) => void) {
  const pasted = event.clipboardData.getData("text/plain");
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  put(`${before}${pasted.replace(/\s*[\r\n]\s*/g, "  ")}${after}`);
}

interface Wish {
  text: string;
  looking: boolean;
  first: Found | undefined;
  open: (found: Found) => void;
}

/** Enter before the answer is there is meant for the answer. */
function useOpenWhenFound({ text, looking, first, open }: Wish) {
  const [wishedFor, setWishedFor] = useState<string | null>(null);
  const opens = useEffectEvent(open);
  const wished = wishedFor === text;
  useEffect(() => {
    if (!wished || looking) return;
    setWishedFor(null);
    if (first) opens(first);
  }, [wished, looking, first]);
  return { wished, wish: () => setWishedFor(text) };
}

/** Going back closes it: it belongs to the page that it was opened on. */
function useClosedByNavigation(onClose: () => void) {
  const path = usePathname();
  const openedOn = useRef(path);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (path !== openedOn.current) close();
  }, [path]);
}
