"use client";

import { MonitorSmartphone } from "lucide-react";
import { useMay } from "#components/shell/person.tsx";
import { Card } from "#components/ui/card.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { useNow } from "#components/ui/now.ts";
import { removalRefusal } from "#domain/activation-removal.ts";
import { licenseFacts } from "#domain/license-facts.ts";
import type { DeviceView, LicenseView } from "#lib/licenses/view.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { FreeSlots } from "./free-slots.tsx";
import { SlotBar } from "./slot-bar.tsx";
import { useLicenseView } from "./use-license-view.ts";

/** Who holds the slots now. */
export function Devices({ read }: { read: LicenseView }) {
  const { view } = useLicenseView(read);
  const { license: words } = useMessages();
  const { license, devices, freesSlots } = view;
  const may = useMay("activation.remove");
  const now = useNow();
  const free = may && freesSlots && !removalRefusal(licenseFacts(license), null, now);
  const { activation_count: used, max_activations: max } = license;
  return (
    <Card
      beside={
        <span className="flex items-center gap-2.5 text-quiet text-sm">
          <SlotBar max={max} used={used} />
          <span className="tabular whitespace-nowrap">{words.devicesUsed(used, max)}</span>
        </span>
      }
      flush
      title={words.devices}
    >
      {devices === null && <p className="p-4 text-quiet">{words.devicesMissing}</p>}
      {devices?.length === 0 && <p className="p-4 text-quiet">{words.noDevices}</p>}
      {devices && devices.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow
                device={device}
                freeOf={free ? license.license_key : null}
                key={device.activationId}
              />
            ))}
          </ul>
          {devices.some(({ slots }) => slots > 1) && (
            <p className="border-line border-t px-4 py-3 text-quiet text-sm">{words.holdsSeveral}</p>
          )}
        </>
      )}
    </Card>
  );
}

interface DeviceRowProps {
  device: DeviceView;
  /** The license whose slots may be given back here; null where they may not. */
  freeOf: string | null;
}

function DeviceRow({ device, freeOf }: DeviceRowProps) {
  const { identifier, slots, lastAt, program, ip } = device;
  const { license: words } = useMessages();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2.5">
      <MonitorSmartphone aria-hidden="true" className="size-4 shrink-0 text-quiet" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-center gap-2 font-medium">
          <span className={identifier === null ? "truncate text-quiet" : "truncate"}>
            {identifier ?? words.nameless}
          </span>
          {slots > 1 && (
            <span className="shrink-0 whitespace-nowrap rounded-full bg-warning-soft px-2 py-0.5 font-medium text-warning text-xs">
              {words.holds(slots)}
            </span>
          )}
        </p>
        <p className="truncate text-quiet text-sm">{[program, ip].filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex items-center gap-4 phone:w-full phone:justify-between phone:pl-8">
        <span className="text-quiet text-sm">
          <span className="sr-only">{words.lastSeen} </span>
          <Moment at={lastAt} />
        </span>
        {freeOf !== null && <FreeSlots device={device} licenseKey={freeOf} />}
      </div>
    </li>
  );
}
