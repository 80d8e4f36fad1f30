import Link from "next/link";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { Messages } from "#lib/messages/en.ts";
import type { AttentionItem } from "#lib/overview/attention.ts";

export function AttentionRow({ item, words }: { item: AttentionItem; words: Messages["overview"] }) {
  return (
    <li>
      <Link
        className="flex min-h-11 items-center gap-2.5 px-4 py-2 hover:bg-sunken"
        href={item.href}
        prefetch={false}
      >
        <span className={item.kind === "discounts" ? "flex text-warning" : "flex text-negative"}>
          <MarkShape shape={item.kind === "discounts" ? "clock" : "cross"} />
        </span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {sentence(item, words)}
          {item.kind === "pulse" && item.since !== null && (
            <span className="text-quiet">
              {" "}
              {!item.gone && words.since} <Moment at={item.since} />
            </span>
          )}
          {item.kind === "discounts" && (
            <span className="text-quiet"> {item.names.slice(0, 5).join(", ")}</span>
          )}
        </span>
        <span className="shrink-0 text-link text-sm">{words.show}</span>
      </Link>
    </li>
  );
}

function sentence(item: AttentionItem, words: Messages["overview"]): string {
  switch (item.kind) {
    case "pulse":
      return item.gone ? words.gonePulse(item.url) : words.failingPulse(item.url);
    case "pulses":
      return words.failingPulses(item.count);
    case "payments":
      return words.failedPayments(item.count, item.more);
    case "refused":
      return words.refusedOften(item.key, item.times);
    case "discounts":
      return words.discountsEnding(item.count);
  }
}
