import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const SHARED = "#/components/schemas/";

const speakingFormats = new Set(["date", "ipv4", "ipv6"]);

/** Unknown keys pass (an answer may gain fields), and no pattern repeats what the format says. */
function plainer(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.format === "starts_with") delete schema.format;
  if (schema.format !== undefined && speakingFormats.has(schema.format)) delete schema.pattern;
  delete schema.propertyNames;
  delete schema.id;
}

function written(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => plainer(jsonSchema),
  });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${SHARED}`);
  const relocated: JsonSchema = JSON.parse(text);
  return relocated;
}

/** As JSON Schema, with shared parts as references into the document's components. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $defs: _, ...own } = written(schema, io);
  return own;
}

/** A document of its own, with the parts it refers to in it. */
export function documentOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "output",
    unrepresentable: "any",
    override: ({ jsonSchema }) => plainer(jsonSchema),
  });
}

export type Property = { name: string; required: boolean; schema: JsonSchema };

/** The fields of an object's schema, one by one. */
export function propertiesOf({ properties = {}, required = [] }: JsonSchema): Property[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
}

/** The shared parts of these answers, by name. */
export function components(schemas: readonly z.ZodType[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    schemas.flatMap((schema) => Object.entries(written(schema, "output").$defs ?? {})),
  );
}
