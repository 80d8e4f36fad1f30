import assert from "node:assert/strict";
import { test } from "node:test";
import { endpoints, isManaging, reasonsOf, resources } from "./endpoints.ts";
import { reasonCodes, reasons } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { capabilities } from "./store.ts";
import { parse } from "./validation.ts";

const document = openApiDocument("http://localhost:4000");
const printed: unknown = JSON.parse(JSON.stringify(document));

function at(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).find(([k]) => k === key)?.[1]
        : undefined,
    printed,
  );
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

test("every reference in the document leads somewhere", () => {
  const references = new Set(referencesIn(printed));
  assert.ok(references.size > 20);
  for (const reference of references) {
    assert.match(reference, /^#\//);
    const target = at(reference.slice(2).split("/"));
    assert.ok(target !== undefined, reference);
    assert.notDeepEqual(target, { $ref: reference }, `${reference} leads to itself`);
  }
});

test("every endpoint is an operation with its answers, and those answers name every reason it may give", () => {
  for (const endpoint of endpoints) {
    const operation = ["paths", endpoint.path, endpoint.method.toLowerCase()];
    for (const { status } of endpoint.answers) {
      assert.ok(at([...operation, "responses", String(status), "content"]), endpoint.id);
    }
    for (const code of reasonsOf(endpoint)) {
      const status = String(reasons[code].status);
      const example = at([
        ...operation,
        "responses",
        status,
        "content",
        "application/json",
        "examples",
        code,
        "value",
      ]);
      assert.ok(example, `${endpoint.id} ${code}`);
    }
  }
});

test("every path parameter is declared, and none that isn't in the path", () => {
  for (const { path, parameters, id } of endpoints) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    assert.deepEqual(
      parameters.map(({ name }) => name),
      named,
      id,
    );
  }
});

test("operation names are unique, and every announced capability is a word of the store", () => {
  const names = [...JSON.stringify(printed).matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name);
  assert.equal(names.length, endpoints.length);
  assert.equal(new Set(names).size, endpoints.length);
  for (const { capability } of endpoints)
    assert.ok(capability === undefined || capabilities.includes(capability));
});

test("every reason code is explained in the document", () => {
  assert.deepEqual(document.components.schemas.ReasonCode.enum, reasonCodes);
});

test("the fifteen common endpoints and the seven further ones are all there, and the owner's are announced", () => {
  const common = endpoints.filter(({ capability }) => capability === undefined);
  assert.equal(common.length, 15);
  assert.equal(endpoints.filter((each) => each.capability !== undefined && !isManaging(each)).length, 7);
  assert.deepEqual(common.filter(isManaging), []);
  assert.equal(new Set(resources.map(({ name }) => name)).size, resources.length);
});

test("every example answer is exactly what its schema reads, nothing lost", () => {
  for (const { id, answers } of endpoints) {
    for (const { schema, example } of answers) assert.deepEqual(schema.parse(example), example, id);
  }
});

test("every example request is accepted, and the invalid ones are not", () => {
  for (const { id, body, query, exampleQuery } of endpoints) {
    if (body !== undefined) assert.ok(parse(body.schema, body.example).ok, id);
    if (body?.invalid !== undefined) assert.ok(!parse(body.schema, body.invalid).ok, id);
    if (query !== undefined && exampleQuery !== undefined) {
      assert.ok(parse(query, Object.fromEntries(new URLSearchParams(exampleQuery))).ok, id);
    }
  }
});
