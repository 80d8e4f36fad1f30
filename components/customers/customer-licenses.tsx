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

const SHOWN = 8;

/** How each stands, and how many of its slots are taken: what support is asked about. */
export async function CustomerLicenses({ id }: { id: string }) {
  const [answer, { customers: words }] = await Promise.all([readLicensesOf(id), messages()]);
  if (!answer.ok)
    return (
      <Card title={words.licenses}>
        <ProblemPanel problem={answer.problem} />
      </Card>
    );
  const { rows, complete, untold } = answer.data;
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
      <LicenseRows licenses={rows.slice(0, SHOWN)} words={words} />
      {rows.length > SHOWN && (
        <details className="border-line border-t">
          <summary className="flex min-h-11 items-center px-4 text-link text-sm hover:underline">
            {words.earlier(rows.length - SHOWN)}
          </summary>
          <LicenseRows licenses={rows.slice(SHOWN)} words={words} />
        </details>
      )}
      {!complete && <p className="border-line border-t p-4 text-quiet text-sm">{words.moreLicenses}</p>}
      {untold > 0 && <p className="p-4 text-quiet text-sm">{words.untold(untold)}</p>}
    </Card>
  );
}

function LicenseRows({ licenses, words }: { licenses: readonly License[]; words: Words }) {
  return (
    <ul className="divide-y divide-line">
      {licenses.map((license) => (
        <LicenseRow key={license.id} license={license} words={words} />
      ))}
    </ul>
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
            <Until license={license} words={words} />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** How long it can be used, or since when it cannot. */
function Until({ license, words }: { license: License; words: Words }) {
  const { revoked_at, expired_at, expires_at } = license;
  const at = revoked_at ?? expired_at ?? expires_at;
  if (!at) return words.never;
  const word = revoked_at ? words.revoked : expired_at ? words.expired : words.expires;
  return (
    <>
      {word} <Moment at={at} form="day" />
    </>
  );
}
