import type { Metadata } from "next";
import { addressPart } from "#components/shell/address-part.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import { requireStaff } from "#lib/auth/require.ts";
import { messages } from "#lib/reader/server.ts";
import { readLicenseView } from "#lib/reads/license-view.ts";
import { settings } from "#lib/settings.ts";
import { LicenseHistory } from "./license-history.tsx";
import { LicensePage } from "./license-page.tsx";
import { LicenseProblem } from "./license-problem.tsx";

interface LicenseRouteProps {
  params: Promise<{ key: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The browser's history shows a title for long: it holds no whole key. */
export async function licenseMetadata({ params }: Pick<LicenseRouteProps, "params">): Promise<Metadata> {
  const [key, { license }] = await Promise.all([keyIn(params), messages()]);
  return { title: license.title(maskLicenseKey(key).replaceAll("*", "•")) };
}

export async function LicenseRoute({ params, searchParams }: LicenseRouteProps) {
  await requireStaff();
  const key = await keyIn(params);
  const view = await readLicenseView(key);
  if (!view.ok) return <LicenseProblem keyAsked={key} problem={view.problem} />;
  const { license_key } = view.data.license;
  const history = <LicenseHistory licenseKey={license_key} searchParams={searchParams} />;
  return <LicensePage history={history} read={view.data} typedRevoke={settings().typedRevoke} />;
}

async function keyIn(params: LicenseRouteProps["params"]): Promise<string> {
  return addressPart((await params).key);
}
