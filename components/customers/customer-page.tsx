import { Suspense } from "react";
import { Remember } from "#components/palette/remember.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import { messages } from "#lib/reader/server.ts";
import { readCustomer } from "#lib/reads/customers.ts";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerLicenses } from "./customer-licenses.tsx";
import { CustomerPurchases } from "./customer-purchases.tsx";
import { CustomerRefusals } from "./customer-refusals.tsx";
import { CustomerTimeline } from "./customer-timeline.tsx";

/** Each part is a read of its own; those that rest on the same one share it, so the timeline costs no request. */
export async function CustomerPage({ id }: { id: string }) {
  const [answer, { customers: words }] = await Promise.all([readCustomer(id), messages()]);
  const back = { href: "/customers", label: words.title };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.customer} />;
  const { customer, note } = answer.data;
  const name = customer.name || customer.email;
  return (
    <PageBody width="detail">
      <Remember about={customer.email} href={`/customers/${customer.id}`} kind="customer" title={name} />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Copyable text={customer.email} thing={words.emailThing} />
            <Copyable text={customer.id} thing={words.id} />
          </span>
        }
        back={back}
        title={
          <span className="flex items-center gap-3">
            <Avatar className="size-9 max-md:hidden" name={name} />
            {name}
          </span>
        }
      />
      {note && (
        <p className="mb-6 rounded-md bg-idle-soft px-4 py-2.5">
          {words.fromSales(note.sales, note.complete)}
        </p>
      )}
      <TwoColumns
        aside={
          <>
            <CustomerFacts customer={customer} fromSales={note !== null} words={words} />
            <Suspense fallback={<Skeleton className="h-24 w-full rounded-lg" />}>
              <CustomerRefusals id={id} />
            </Suspense>
          </>
        }
        main={
          <>
            <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
              <CustomerLicenses id={id} />
            </Suspense>
            <Suspense fallback={<Skeleton className="h-48 w-full rounded-lg" />}>
              <CustomerPurchases id={id} />
            </Suspense>
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
              <CustomerTimeline id={id} joinedAt={customer.created_at} />
            </Suspense>
          </>
        }
      />
    </PageBody>
  );
}
