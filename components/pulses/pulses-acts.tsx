import { LinkButton } from "#components/ui/link.tsx";
import { presentStaff } from "#lib/auth/require.ts";
import { may } from "#lib/auth/roles.ts";
import { messages } from "#lib/reader/server.ts";
import { storeOffers } from "#lib/reads/store.ts";
import { CatalogueLink } from "./catalogue-link.tsx";

/** Beside the list: what pulses can be told of, and a new one for who may make it. */
export async function PulsesActs() {
  const [{ pulses: words }, staff, manages] = await Promise.all([
    messages(),
    presentStaff(),
    storeOffers("pulse_management"),
  ]);
  return (
    <>
      <CatalogueLink />
      {manages && staff && may(staff.role, "pulses.manage") && (
        <LinkButton href="/pulses/new" look="primary">
          {words.newPulse}
        </LinkButton>
      )}
    </>
  );
}
