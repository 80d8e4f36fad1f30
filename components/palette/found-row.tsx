import {
  BadgePercent,
  Ban,
  Handshake,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Package,
  Radio,
  ReceiptText,
  UserRound,
} from "lucide-react";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import type { Found, FoundKind } from "#lib/find/found.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { Row } from "./row.tsx";

export const kindIcons: Record<FoundKind, LucideIcon> = {
  license: KeyRound,
  sale: ReceiptText,
  product: Package,
  customer: UserRound,
  discount: BadgePercent,
  pulse: Radio,
  affiliate: Handshake,
};

export const rowName = ({ kind, id }: Pick<Found, "kind" | "id">): string => `${kind} ${id}`;

function Title({ found: { title, verdict } }: { found: Found }) {
  if (!verdict) return title;
  const mark = marks.license[verdict.tone];
  return (
    <span className="flex items-center gap-2">
      <span className={`flex ${toneText[mark.tone]}`}>
        <MarkShape shape={mark.shape} />
      </span>
      <span className="truncate font-medium">{verdict.sentence}</span>
    </span>
  );
}

interface FoundRowProps {
  found: Found;
  disabled: boolean;
  onOpen: (found: Found) => void;
}

/** A license shows its verdict first: it is what the customer's mail asks for. */
export function FoundRow({ found, disabled, onOpen }: FoundRowProps) {
  const { palette } = useMessages();
  const { kind, title, about, verdict } = found;
  const facts = about.join(" · ");
  return (
    <Row
      about={
        verdict ? (
          <>
            <span className="code">{title.replaceAll("*", "•")}</span>
            {facts && ` · ${facts}`}
          </>
        ) : (
          facts
        )
      }
      beside={palette.kinds[kind]}
      disabled={disabled}
      icon={kindIcons[kind]}
      onSelect={() => onOpen(found)}
      title={<Title found={found} />}
      value={rowName(found)}
    />
  );
}

interface ActRowsProps {
  found: Found;
  can: { activate: boolean; revoke: boolean };
  disabled: boolean;
  onGo: (href: string) => void;
}

/** What may be done to the license that was found; what may not says why. */
export function ActRows({ found: { id, href, verdict }, can, disabled, onGo }: ActRowsProps) {
  const { palette, license } = useMessages();
  if (!verdict) return null;
  const { activate, revoke } = verdict.acts;
  const short = id.slice(0, 5);
  return (
    <>
      {can.activate && (
        <Row
          about={activate && license.reasons[activate]}
          disabled={disabled || activate !== null}
          icon={MonitorSmartphone}
          onSelect={() => onGo(`${href}?act=activate`)}
          title={palette.activate(short)}
          value={`activate ${id}`}
        />
      )}
      {can.revoke && (
        <Row
          about={revoke && license.reasons[revoke]}
          disabled={disabled || revoke !== null}
          icon={Ban}
          onSelect={() => onGo(`${href}?act=revoke`)}
          title={palette.revoke(short)}
          value={`revoke ${id}`}
        />
      )}
    </>
  );
}
