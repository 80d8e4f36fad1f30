import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { maskLicenseKey } from "#domain/license-key.ts";
import type { Problem } from "#lib/answer.ts";
import { messages } from "#lib/reader/server.ts";

/** No license to show: the key is wrong, or the store does not tell. */
export async function LicenseProblem({ keyAsked, problem }: { keyAsked: string; problem: Problem }) {
  const { shell, license } = await messages();
  const title = license.title(maskLicenseKey(keyAsked).replaceAll("*", "•"));
  return (
    <PageBody width="detail">
      <PageHeader back={{ href: "/licenses", label: shell.licenses }} title={title} />
      <ProblemPanel problem={problem} />
    </PageBody>
  );
}
