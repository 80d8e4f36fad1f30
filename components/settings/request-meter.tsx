import type { Messages } from "#lib/messages/en.ts";
import type { ConnectionView } from "#lib/reads/connection.ts";

interface RequestMeterProps {
  standing: ConnectionView["standing"];
  words: Messages["settings"];
}

export function RequestMeter({ standing: { used, limit, waiting }, words }: RequestMeterProps) {
  const share = Math.min(100, Math.round((100 * used) / Math.max(1, limit)));
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular">
        {words.requestsUsed(used, limit)}. {words.requestsWaiting(waiting)}
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="text-quiet text-sm">{words.requestsAbout}</p>
    </div>
  );
}
