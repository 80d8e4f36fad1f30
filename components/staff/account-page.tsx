import { Card } from "#components/ui/card.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import type { Role } from "#lib/auth/roles.ts";
import { messages } from "#lib/reader/server.ts";
import { PasswordForm } from "./password-form.tsx";

interface AccountPageProps {
  name: string;
  email: string;
  role: Role;
  hasPassword: boolean;
}

export async function AccountPage({ email, role, hasPassword }: AccountPageProps) {
  const { signIn: words, shell } = await messages();
  return (
    <PageBody width="detail">
      <PageHeader about={words.accountAbout(email, shell.roles[role])} title={words.accountTitle} />
      <Card title={words.changePassword}>
        {hasPassword ? <PasswordForm /> : <p className="text-quiet">{words.noOwnPassword}</p>}
      </Card>
    </PageBody>
  );
}
