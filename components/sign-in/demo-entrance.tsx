import { Button } from "#components/ui/button.tsx";
import { signInAsDemo } from "#lib/actions/session.ts";
import type { Messages } from "#lib/messages/en.ts";
import { DEMO_PASSWORD, demoAccounts } from "#lib/staff/demo-accounts.ts";

interface DemoEntranceProps {
  words: Messages["signIn"];
  roles: Messages["shell"]["roles"];
  from: string;
}

/** The ready accounts of a demo, each one click away. */
export function DemoEntrance({ words, roles, from }: DemoEntranceProps) {
  return (
    <section aria-labelledby="demo" className="flex flex-col gap-3 border-line border-t pt-6">
      <div>
        <h2 className="font-medium" id="demo">
          {words.demoTitle}
        </h2>
        <p className="text-quiet">{words.demoMeaning}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {demoAccounts.map(({ role, email }) => (
          <li key={role}>
            <form action={signInAsDemo} className="flex items-center justify-between gap-3">
              <input name="from" type="hidden" value={from} />
              <input name="email" type="hidden" value={email} />
              <div className="min-w-0">
                <p className="truncate">{email}</p>
                <p className="text-quiet text-sm">{words.demoRoles[role]}</p>
              </div>
              <Button type="submit">{words.demoAs(roles[role])}</Button>
            </form>
          </li>
        ))}
      </ul>
      <p className="text-quiet text-sm">{words.demoPassword(DEMO_PASSWORD)}</p>
    </section>
  );
}
