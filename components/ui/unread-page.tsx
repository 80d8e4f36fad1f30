import type { Problem } from "#lib/answer.ts";
import { PageBody, PageHeader } from "./page-header.tsx";
import { ProblemPanel } from "./problem-panel.tsx";

interface UnreadPageProps {
  title: string;
  back: { href: string; label: string };
  problem: Problem;
}

/** The page of one thing that could not be read: what happened, and the way back. */
export function UnreadPage({ title, back, problem }: UnreadPageProps) {
  return (
    <PageBody width="detail">
      <PageHeader back={back} title={title} />
      <ProblemPanel problem={problem} retry={problem.kind !== "not_found"} />
    </PageBody>
  );
}
