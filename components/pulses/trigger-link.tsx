import { TextLink } from "#components/ui/link.tsx";
import { namedTriggers } from "#contract/triggers.ts";

/** A trigger in words, leading to what it means where the catalogue knows it. It stands within a sentence. */
export function TriggerLink({ value, children }: { value: string; children: string }) {
  const href = meaning(value);
  if (href === undefined) return children;
  return (
    <TextLink className="underline" href={href}>
      {children}
    </TextLink>
  );
}

function meaning(value: string): string | undefined {
  if (value === "all") return "/pulses/events";
  const known = namedTriggers.find((trigger) => trigger.value === value);
  return known && `/pulses/events/${known.event}`;
}
