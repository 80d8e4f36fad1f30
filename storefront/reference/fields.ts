import { type JsonSchema, propertiesOf } from "#contract/json-schema.ts";

export type Shapes = Readonly<Record<string, JsonSchema>>;

export type FieldRow = {
  name: string;
  /** Undefined where it makes no difference, in answers. */
  required: boolean;
  type: string;
  /** The shape explained once for all, if the field has it. */
  shape?: string;
  allowed: readonly string[];
  description: string;
};

/** Explained once beside the tables: it would fill them. */
export const sharedShapes = ["Amount", "Pagination", "PaginationWithPerPage", "Trigger"] as const;

const sharedNames: ReadonlySet<string> = new Set(sharedShapes);

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

type Read = { schema: JsonSchema; nullable: boolean; shape?: string };

/** A field's own schema: references followed, "or null" set apart. */
function read(field: JsonSchema, shapes: Shapes): Read {
  if (field.$ref !== undefined) {
    const name = nameOf(field.$ref);
    if (sharedNames.has(name)) return { schema: {}, nullable: false, shape: name };
    return read(shapes[name] ?? {}, shapes);
  }
  const [only, ...others] = (field.anyOf ?? []).filter((choice) => choice.type !== "null");
  if (only !== undefined && others.length === 0) return { ...read(only, shapes), nullable: true };
  return { schema: field, nullable: false };
}

function typesOf(schema: JsonSchema): string[] {
  const choices = schema.anyOf?.flatMap((choice) => typesOf(choice));
  if (choices !== undefined) return [...new Set(choices)];
  const { type, items } = schema;
  const types: string[] = Array.isArray(type) ? type : [type ?? "anything"];
  const entries = isEntry(items) && items.type === "string" ? "list of strings" : "list";
  return types.map((word) => (word === "array" ? entries : word));
}

const isEntry = (value: JsonSchema["items"]): value is JsonSchema =>
  typeof value === "object" && !Array.isArray(value);

function limitOf(schema: JsonSchema): string {
  const { maxLength, minimum, maximum, minItems, maxItems, maxProperties } = schema;
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined && maximum <= 1000) return `, ${minimum} to ${maximum}`;
  if (minItems !== undefined && maxItems !== undefined) return `, ${minItems} to ${maxItems} items`;
  if (maxProperties !== undefined) return `, at most ${maxProperties} keys`;
  return "";
}

const formats: Readonly<Record<string, string>> = { date: "date", "date-time": "time", uri: "address" };

function typeOf({ schema, nullable, shape }: Read): string {
  if (shape !== undefined) return nullable ? "or null" : "";
  const words = typesOf(schema);
  const word = words
    .map((type) => (type === "string" ? (formats[schema.format ?? ""] ?? type) : type))
    .join(" or ");
  const given =
    schema.default === undefined || schema.default === null ? "" : `, ${schema.default} when left out`;
  return `${word}${nullable && !words.includes("null") ? " or null" : ""}${limitOf(schema)}${given}`;
}

/** Every field of an object, nested ones under their dotted names. */
export function fieldRows(object: JsonSchema, shapes: Shapes, prefix = ""): FieldRow[] {
  return propertiesOf(object).flatMap(({ name, required, schema: field }) => {
    const own = read(field, shapes);
    const description = field.description ?? own.schema.description ?? "";
    const row: FieldRow = {
      name: `${prefix}${name}`,
      required,
      type: typeOf(own),
      allowed: (own.schema.enum ?? []).map(String),
      description,
      ...(own.shape === undefined ? {} : { shape: own.shape }),
    };
    return [row, ...insideOf(own.schema, shapes, row.name)];
  });
}

function insideOf(schema: JsonSchema, shapes: Shapes, name: string): FieldRow[] {
  if (!isEntry(schema.items)) return fieldRows(schema, shapes, `${name}.`);
  const entry = read(schema.items, shapes);
  if (entry.shape !== undefined) return [shapeRow(`${name}[]`, entry.shape)];
  return fieldRows(entry.schema, shapes, `${name}[].`);
}

const shapeRow = (name: string, shape: string): FieldRow => ({
  name,
  required: true,
  type: "",
  shape,
  allowed: [],
  description: "",
});
