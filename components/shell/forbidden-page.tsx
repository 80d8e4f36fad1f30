import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link.tsx";
import { messages } from "#lib/reader/server.ts";

export async function ForbiddenPage() {
  const { shell } = await messages();
  return (
    <EmptyState
      act={
        <LinkButton href="/" look="primary">
          {shell.notFoundNext}
        </LinkButton>
      }
      heading="h1"
      title={shell.noPermissionTitle}
    >
      {shell.noPermission}
    </EmptyState>
  );
}
