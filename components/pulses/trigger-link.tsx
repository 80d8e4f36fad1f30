import { TextLink } from "#components/ui/link.tsx";
import { namedTriggers } from "#contract/triggers.ts";

/** A trigger in words, leading to what it means where the catalogue knows it. */
export function TriggerLink({ value, children }: { value: string; children: string }) {
  const known = namedTriggers.find((trigger) => trigger.value === value);
  if (!known) return value === "all" ? <TextLink href="/pulses/events">{children}</TextLink> : children;
  return <TextLink href={`/pulses/events/${known.event}`}>{children}</TextLink>;
}
