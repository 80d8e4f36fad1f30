"use client";

import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useMessages } from "#lib/messages/client.tsx";

interface BrokenPageProps {
  error: unknown;
  retry: () => void;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("digest" in error)) return undefined;
  return typeof error.digest === "string" ? error.digest : undefined;
}

/** A fault of the page itself. The shell around it stays, so that everything else can still be reached. */
export function BrokenPage({ error, retry }: BrokenPageProps) {
  const { shell } = useMessages();
  const code = codeOf(error);
  return (
    <div className="mx-auto max-w-list px-6" role="alert">
      <EmptyState
        act={
          <Button look="primary" onClick={() => retry()}>
            {shell.showAgain}
          </Button>
        }
        heading="h1"
        title={shell.brokenTitle}
      >
        <p>
          {shell.broken} {shell.brokenNext}
        </p>
        {code && <p className="code mt-2 text-sm">{shell.brokenCode(code)}</p>}
      </EmptyState>
    </div>
  );
}
