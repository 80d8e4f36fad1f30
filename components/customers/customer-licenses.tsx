import Link from "next/link";
import { SlotBar } from "#components/licenses/slot-bar.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { LicenseState } from "#components/ui/status.tsx";
import type { License } from "#contract/license.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import type { Messages } from "#lib/messages/en.ts";
import { messages } from "#lib/reader/server.ts";
import { readLicensesOf } from "#lib/reads/customers.ts";

type Words = Messages["customers"];

/** How each stands, and how many of its slots are taken: what support is asked about. */
export async function CustomerLicenses({ id }: { id: string }) {
  const [answer, { customers: words }] = await Promise.all([readLicensesOf(id), messages()]);
  if (!answer.ok)
    return (
      <Card title={words.licenses}>
        <ProblemPanel problem={answer.problem} />
      </Card>
    );
  const { rows, untold } = answer.data;
  return (
    <Card
      beside={
        <TextLink className="text-sm" href={`/licenses?customer_id=${id}`}>
          {words.allLicenses}
        </TextLink>
      }
      flush
      title={words.licenses}
    >
      {rows.length === 0 && untold === 0 && <p className="p-4 text-quiet">{words.noLicenses}</p>}
      <ul className="divide-y divide-line">
        {rows.map((license) => (
          <LicenseRow key={license.id} license={license} words={words} />
        ))}
      </ul>
      {untold > 0 && <p className="p-4 text-quiet text-sm">{words.untold(untold)}</p>}
    </Card>
  );
}

function LicenseRow({ license, words }: { license: License; words: Words }) {
  const { license_key: key, status, product, activation_count: used, max_activations: max } = license;
  return (
    <li>
      <Link
        className="grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1.5 hover:bg-sunken"
        href={`/licenses/${encodeURIComponent(key)}`}
        prefetch={false}
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-3">
            <LicenseState status={status} />
            <span className="min-w-0 truncate">{product.name}</span>
          </span>
          <span className="code block truncate text-quiet text-xs">{maskLicenseKey(key)}</span>
        </span>
        <span className="flex flex-col items-end gap-1 text-xs">
          <span className="flex items-center gap-2">
            <span className="max-md:hidden">
              <SlotBar max={max} used={used} />
            </span>
            <span className="tabular text-sm">{words.slots(used, max)}</span>
          </span>
          <span className="text-quiet">
            {license.expires_at ? (
              <>
                {words.expires} <Moment at={license.expires_at} form="day" />
              </>
            ) : (
              words.never
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
