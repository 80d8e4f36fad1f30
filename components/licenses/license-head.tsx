"use client";

import { ChevronLeft, RotateCw } from "lucide-react";
import Link from "next/link";
import { Remember } from "#components/palette/remember.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { useNow } from "#components/ui/now.ts";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import { licenseActs } from "#domain/license-acts.ts";
import { licenseFacts } from "#domain/license-facts.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import { marks } from "#domain/marks.ts";
import { say } from "#domain/sentence.ts";
import { type LicenseView, verdictOf } from "#lib/licenses/view.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";
import { LicenseActs } from "./license-acts.tsx";
import { useLicenseActs } from "./use-license-acts.ts";
import { useLicenseView } from "./use-license-view.ts";

interface LicenseHeadProps {
  read: LicenseView;
  typedRevoke: boolean;
}

/** The verdict in a sentence that can be read out, what it rests on, and the act beside it. On a phone both stay in sight. */
export function LicenseHead({ read, typedRevoke }: LicenseHeadProps) {
  const { view, lookAgain, looking, problem } = useLicenseView(read);
  const { license: words, sentences, shell, reasonTexts } = useMessages();
  const { timeZone } = useReader();
  const now = useNow();
  const acts = useLicenseActs(view.license.license_key);
  const { license } = view;
  const { tone, headline, state } = verdictOf(view, now);
  const mark = marks.license[tone];
  const key = license.license_key;
  const trouble = problem ?? view.problem;
  const verdict = say(sentences, headline, timeZone);
  return (
    <>
      <Remember
        about={[license.product.name, license.customer?.email].filter(Boolean).join(" · ")}
        href={`/licenses/${encodeURIComponent(key)}`}
        kind="license"
        title={maskLicenseKey(key).replaceAll("*", "•")}
      />
      <Link
        className="-ml-1 mt-6 inline-flex w-fit items-center gap-0.5 rounded-sm pr-1 text-quiet text-sm hover:text-ink phone:mt-2 phone:min-h-11"
        href="/licenses"
        prefetch={false}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {shell.licenses}
      </Link>
      <header className="z-15 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 bg-canvas pt-2 max-md:sticky max-md:top-14 max-md:border-line max-md:border-b max-md:pb-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="flex gap-3 text-balance font-semibold text-xl tracking-tight max-md:text-lg">
            <span className={`mt-2.5 flex h-fit max-md:mt-2 ${toneText[mark.tone]}`}>
              <MarkShape className="size-4 max-md:size-3.5" shape={mark.shape} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]" suppressHydrationWarning>
              {verdict}
            </span>
          </h1>
        </div>
        <LicenseActs
          acts={acts}
          allowed={licenseActs(licenseFacts(license), now)}
          typedRevoke={typedRevoke}
          view={view}
        />
      </header>
      {state && (
        <p className="pl-7 text-md text-quiet max-md:pt-3 max-md:pl-0" suppressHydrationWarning>
          {say(sentences, state, timeZone)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 pb-5 pl-7 max-md:pl-0">
        <Copyable className="text-md" text={key} thing={words.key} />
        <IconButton label={words.lookAgain} onClick={lookAgain} pending={looking}>
          <RotateCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </IconButton>
        {license.revocation && (
          <p className="text-quiet text-sm">
            {words.revocation(view.revokedBy ?? license.revocation.by)}{" "}
            <Moment at={license.revocation.at} form="exact" />
          </p>
        )}
      </div>
      {acts.wasRevokedBefore && (
        <p className="mb-4 rounded-lg bg-idle-soft p-4" role="status">
          <span className="font-medium">{reasonTexts.license_already_revoked.happened}</span>{" "}
          {reasonTexts.license_already_revoked.meaning}
        </p>
      )}
      {trouble && <ProblemPanel className="mb-4" onRetry={lookAgain} problem={trouble} />}
    </>
  );
}
