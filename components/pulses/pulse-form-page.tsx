import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import { triggerValues } from "#contract/triggers.ts";
import { readList } from "#lib/lists/server.ts";
import { messages } from "#lib/reader/server.ts";
import { readManagedPulse } from "#lib/reads/pulses.ts";
import { settings } from "#lib/settings.ts";
import { emptyDraft, type PulseDraft } from "./pulse-draft.ts";
import { PulseForm } from "./pulse-form.tsx";

const MOST_PRODUCTS = 100;

/** Making a pulse, or changing one. */
export async function PulseFormPage({ id }: { id: string | null }) {
  const [{ pulses: words }, products, pulse] = await Promise.all([
    messages(),
    readList("products", {}, null, "click", MOST_PRODUCTS),
    id === null ? null : readManagedPulse(id),
  ]);
  const back = {
    href: id === null ? "/pulses" : `/pulses/${id}`,
    label: id === null ? words.title : words.pulse,
  };
  const title = id === null ? words.newPulse : words.editPulse;
  if (pulse && !pulse.ok) return <UnreadPage back={back} problem={pulse.problem} title={title} />;
  const draft: PulseDraft = pulse
    ? {
        url: pulse.data.url,
        triggers: triggerValues.filter((value) => pulse.data.triggers.some((one) => one.value === value)),
        productIds: pulse.data.products.map((product) => product.id),
        headers: Object.entries(pulse.data.headers).map(([name, value], row) => ({ row, name, value })),
      }
    : emptyDraft;
  return (
    <PageBody width="detail">
      <PageHeader about={words.about} back={back} title={title} />
      <PulseForm
        anyAddress={settings().mode === "demo"}
        draft={draft}
        id={id}
        products={
          products.ok ? products.data.rows.map(({ id: product, name }) => ({ id: product, name })) : []
        }
      />
    </PageBody>
  );
}
