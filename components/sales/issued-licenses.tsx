import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { LicenseState } from "#components/ui/status.tsx";
import { licenseStatuses } from "#contract/license.ts";
import type { IssuedLicense } from "#contract/purchase.ts";
import type { Messages } from "#lib/messages/en.ts";

interface IssuedLicensesProps {
  licenses: readonly IssuedLicense[];
  words: Messages["sales"];
}

export function IssuedLicenses({ licenses, words }: IssuedLicensesProps) {
  if (licenses.length === 0) return null;
  return (
    <Card flush title={words.licenses(licenses.length)}>
      <ul className="divide-y divide-line">
        {licenses.map(({ id, key, status, expires_at }) => {
          const known = licenseStatuses.find((one) => one === status);
          return (
            <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2" key={id}>
              {known ? <LicenseState status={known} /> : <span>{status}</span>}
              <TextLink className="code" href={`/licenses/${encodeURIComponent(key)}`}>
                {key}
              </TextLink>
              {expires_at && (
                <span className="ml-auto text-quiet text-sm">
                  {words.expires} <Moment at={expires_at} form="day" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
