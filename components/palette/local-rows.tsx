import { useRouter } from "next/navigation";
import { usePerson } from "#components/shell/person.tsx";
import { savePreference } from "#components/shell/save-preference.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { actsFor, type Entry, isMeant, pagesFor } from "./entries.ts";
import { kindIcons } from "./found-row.tsx";
import type { Recent } from "./recent.ts";
import { Group, Row } from "./row.tsx";

interface LocalRowsProps {
  pages: Entry[];
  acts: Entry[];
  onGo: (href: string) => void;
  onClose: () => void;
}

/** The pages and acts that are meant by the text, and all of them where there is none. */
export function useLocalEntries(typed: string): Pick<LocalRowsProps, "pages" | "acts"> {
  const words = useMessages();
  const person = usePerson();
  return {
    pages: pagesFor(person, words).filter((entry) => isMeant(entry, typed)),
    acts: actsFor(person.role, words).filter((entry) => isMeant(entry, typed)),
  };
}

export function LocalRows({ pages, acts, onGo, onClose }: LocalRowsProps) {
  const { palette } = useMessages();
  const router = useRouter();
  const act = async ({ does }: Entry) => {
    if ("href" in does) return onGo(does.href);
    onClose();
    await savePreference(does.preference, does.value);
    router.refresh();
  };
  return [
    { heading: palette.pages, entries: pages },
    { heading: palette.acts, entries: acts },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => (
      <Group heading={heading} key={heading}>
        {entries.map((entry) => (
          <Row
            icon={entry.icon}
            key={entry.id}
            onSelect={() => act(entry)}
            title={entry.title}
            value={entry.id}
          />
        ))}
      </Group>
    ));
}

export function RecentRows({ recent, onGo }: { recent: Recent[]; onGo: (href: string) => void }) {
  const { palette } = useMessages();
  if (recent.length === 0) return null;
  return (
    <Group heading={palette.recent}>
      {recent.map(({ kind, title, about, href }) => (
        <Row
          about={about}
          beside={palette.kinds[kind]}
          icon={kindIcons[kind]}
          key={href}
          onSelect={() => onGo(href)}
          title={title}
          value={`recent ${href}`}
        />
      ))}
    </Group>
  );
}
