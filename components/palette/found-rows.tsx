import { Command } from "cmdk";
import { useMay } from "#components/shell/person.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import type { Answer } from "#lib/answer.ts";
import type { Findings, Found } from "#lib/find/found.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { ActRows, FoundRow, rowName } from "./found-row.tsx";
import { Group } from "./row.tsx";

interface FoundRowsProps {
  answer: Answer<Findings> | null;
  looking: boolean;
  /** Whether anything else is shown: then nothing found needs no words. */
  alone: boolean;
  onOpen: (found: Found) => void;
  onGo: (href: string) => void;
}

/** What the store has of the text, and what it does not. Rows of an earlier text stay in sight, but can't be pressed. */
export function FoundRows({ answer, looking, alone, onOpen, onGo }: FoundRowsProps) {
  const { palette } = useMessages();
  const can = { activate: useMay("license.activate"), revoke: useMay("license.revoke") };
  if (!answer) return looking ? <Looking /> : null;
  if (!answer.ok) return <ProblemPanel className="m-2" problem={answer.problem} retry={false} />;
  const { found, unknownKeys, problem } = answer.data;
  const [first] = found;
  return (
    <>
      {unknownKeys.map((key) => (
        <p className="mx-3 mt-3 text-sm" key={key} role="status">
          <span className="font-medium">{palette.unknownKey(key)}</span> {palette.unknownKeyNext}
        </p>
      ))}
      {found.length > 0 && (
        <Group heading={looking ? palette.looking : palette.found}>
          {found.map((each) => (
            <FoundRow disabled={looking} found={each} key={rowName(each)} onOpen={onOpen} />
          ))}
        </Group>
      )}
      {first?.verdict && !looking && (
        <Group heading={palette.acts}>
          <ActRows can={can} disabled={looking} found={first} onGo={onGo} />
        </Group>
      )}
      {problem && <ProblemPanel className="m-2" problem={problem} retry={false} />}
      {found.length === 0 && unknownKeys.length === 0 && alone && (looking ? <Looking /> : <Nothing />)}
    </>
  );
}

function Looking() {
  const { palette } = useMessages();
  return <Command.Loading className="late px-3 py-4 text-quiet">{palette.looking}…</Command.Loading>;
}

function Nothing() {
  const { palette } = useMessages();
  return (
    <div className="px-3 py-4" role="status">
      <p className="font-medium">{palette.nothing}</p>
      <p className="text-quiet">{palette.nothingNext}</p>
    </div>
  );
}
