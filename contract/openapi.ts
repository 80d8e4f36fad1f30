import type { z } from "zod";
import { type Answer, type Endpoint, endpoints, reasonsOf, resources } from "./endpoints.ts";
import { errorEnvelopeSchema, refused } from "./envelope.ts";
import { type ReasonCode, reasonCodes, reasons } from "./errors.ts";
import { components, type JsonSchema, propertiesOf, schemaOf } from "./json-schema.ts";
import { about } from "./openapi-about.ts";

const rateLimitHeaders = {
  "RateLimit-Limit": { description: "Requests allowed a minute", schema: { type: "integer" } },
  "RateLimit-Remaining": { description: "Requests left in the current minute", schema: { type: "integer" } },
  "RateLimit-Reset": { description: "Seconds until requests are free again", schema: { type: "integer" } },
  "X-Request-Id": { description: "Names this request in the service's log", schema: { type: "string" } },
} as const;

const retryAfter = {
  "Retry-After": { description: "Seconds to wait before the next request", schema: { type: "integer" } },
} as const;

const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const everyAnswer = headersOf(Object.keys(rateLimitHeaders));

function queryParameters(query: z.ZodObject) {
  return propertiesOf(schemaOf(query, "input")).map(({ name, required, schema }) => {
    const { description, ...plain } = schema;
    return {
      name,
      in: "query",
      required,
      ...(description === undefined ? {} : { description }),
      schema: plain,
    };
  });
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Repeating a request with the same key within 24 hours replays its first answer",
  schema: { type: "string", maxLength: 255 },
};

function parametersOf(endpoint: Endpoint) {
  const inPath = endpoint.parameters.map(({ name, description, example }) => ({
    name,
    in: "path",
    required: true,
    description,
    schema: { type: "string" },
    example,
  }));
  const inHeaders = (endpoint.headers ?? []).map(({ name, description, example }) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string" },
    example,
  }));
  const inQuery = endpoint.query === undefined ? [] : queryParameters(endpoint.query);
  return [...inPath, ...inHeaders, ...inQuery, ...(endpoint.method === "POST" ? [idempotencyKey] : [])];
}

function successOf({ status, when, schema, example, mediaType }: Answer) {
  const content = { [mediaType ?? "application/json"]: { schema: schemaOf(schema, "output"), example } };
  return [String(status), { description: when, headers: everyAnswer, content }];
}

function errorExample(code: ReasonCode) {
  const errors = code === "cursor_invalid" ? { cursor: [reasons[code].message] } : undefined;
  return { summary: reasons[code].message, value: refused(code, errors === undefined ? {} : { errors }) };
}

function errorsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(reasonsOf(endpoint), (code) => reasons[code].status);
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${reasons[code].message}`).join("\n\n"),
        headers: { ...everyAnswer, ...(status === 429 ? headersOf(Object.keys(retryAfter)) : {}) },
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            examples: Object.fromEntries(codes.map((code) => [code, errorExample(code)])),
          },
        },
      },
    ]);
}

function operationOf(endpoint: Endpoint, tag: string) {
  const { id, title, description, body, capability, answers } = endpoint;
  return {
    operationId: id.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    summary: title,
    description,
    ...(capability === undefined ? {} : { "x-capability": capability }),
    parameters: parametersOf(endpoint),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: body.required,
            content: {
              "application/json": { schema: schemaOf(body.schema, "input"), example: body.example },
            },
          },
        }),
    responses: Object.fromEntries([...answers.map(successOf), ...errorsOf(endpoint)]),
  };
}

function pathsOf() {
  const tagOf = new Map(resources.flatMap(({ title, endpoints }) => endpoints.map(({ id }) => [id, title])));
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path);
  return Object.fromEntries(
    [...byPath].map(([path, atPath]) => [
      path,
      Object.fromEntries(
        atPath.map((endpoint) => [
          endpoint.method.toLowerCase(),
          operationOf(endpoint, tagOf.get(endpoint.id) ?? ""),
        ]),
      ),
    ]),
  );
}

function reasonCodeSchema(): JsonSchema {
  return {
    type: "string",
    enum: [...reasonCodes],
    description: reasonCodes.map((code) => `\`${code}\`: ${reasons[code].message}`).join("\n"),
  };
}

/** The whole of /v1 as an OpenAPI 3.1 document, for the service at this address. */
export function openApiDocument(serverUrl: string) {
  return {
    openapi: "3.1.0",
    info: { title: "Store API", version: "1", description: about },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: resources.map(({ title, about }) => ({ name: title, description: about })),
    paths: pathsOf(),
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "`Authorization: Bearer <API_KEY>`" },
      },
      headers: { ...rateLimitHeaders, ...retryAfter },
      schemas: {
        ...components([
          errorEnvelopeSchema,
          ...endpoints.flatMap(({ answers }) => answers.map(({ schema }) => schema)),
        ]),
        ReasonCode: reasonCodeSchema(),
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
