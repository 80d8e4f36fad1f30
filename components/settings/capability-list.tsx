import { StatusBadge } from "#components/ui/status-badge.tsx";
import { capabilities } from "#contract/store.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";

interface CapabilityListProps {
  offered: readonly string[];
  words: Messages["settings"];
}

export function CapabilityList({ offered, words }: CapabilityListProps) {
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-quiet text-sm">{words.offersAbout}</p>
      <ul className="flex flex-col divide-y divide-line">
        {capabilities.map((capability) => {
          const { name, without } = words.capabilities[capability];
          const has = offered.includes(capability);
          return (
            <li className="flex min-h-11 flex-wrap items-center gap-x-4 px-4 py-2" key={capability}>
              <span className="w-56">{name}</span>
              <StatusBadge mark={has ? marks.capability.offered : marks.capability.missing}>
                {has ? words.offered : words.notOffered}
              </StatusBadge>
              {!has && <span className="text-quiet text-sm">{without}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
