import { propertiesOf, schemaOf } from "#contract/json-schema.ts";
import { payloadSchema } from "#contract/payload.ts";
import type { EventName } from "#contract/triggers.ts";
import type { Messages } from "#lib/messages/en.ts";

interface EventFieldsProps {
  event: EventName;
  sample: Readonly<Record<string, unknown>>;
  words: Messages["catalogue"];
}

/** The fields at the root of what is sent, those of this event alone among them. */
export function EventFields({ event, sample, words }: EventFieldsProps) {
  const fields = propertiesOf(schemaOf(payloadSchema(event), "output"));
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-line border-b text-quiet">
          <th className="py-1.5 pr-4 font-medium">{words.field}</th>
          <th className="py-1.5 pr-4 font-medium">{words.kind}</th>
          <th className="py-1.5 font-medium">{words.always}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map(({ name, required }) => (
          <tr className="align-baseline" key={name}>
            <td className="code py-1.5 pr-4">{name}</td>
            <td className="py-1.5 pr-4">
              {words.kinds[kindOf(sample[name])]}
              {words.fields[name] && <span className="block text-quiet">{words.fields[name]}</span>}
            </td>
            <td className="py-1.5">{required ? words.yes : words.notAlways}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(value: unknown): "object" | "text" | "number" {
  if (typeof value === "number") return "number";
  return typeof value === "object" && value !== null ? "object" : "text";
}
