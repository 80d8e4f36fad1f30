import assert from "node:assert/strict";
import { test } from "node:test";
import { customFieldProblems } from "./custom-fields.ts";

const asked = [
  { name: "company", type: "text", is_required: false },
  { name: "paper_size", type: "select", is_required: true },
  { name: "seats", type: "number", is_required: false },
  { name: "beginner", type: "checkbox", is_required: false },
];

const fieldsOf = (answers: Record<string, unknown>) =>
  customFieldProblems(asked, answers).map(({ field }) => field);

test("answers of the kinds asked for are fine, and optional ones may be left out", () => {
  assert.deepEqual(fieldsOf({ paper_size: "A4", seats: 3, beginner: false, company: "" }), []);
  assert.deepEqual(fieldsOf({ paper_size: "A4" }), []);
});

test("a required field that is missing, empty or null is asked for by its dotted name", () => {
  for (const answers of [{}, { paper_size: "" }, { paper_size: "  " }, { paper_size: null }]) {
    assert.deepEqual(customFieldProblems(asked, answers), [
      { field: "custom_fields.paper_size", message: "The custom fields.paper_size field is required." },
    ]);
  }
});

test("a key that the product doesn't have is refused, also one that every object has", () => {
  assert.deepEqual(fieldsOf({ paper_size: "A4", colour: "red", toString: "x" }), [
    "custom_fields.colour",
    "custom_fields.toString",
  ]);
});

for (const [name, value] of [
  ["company", 7],
  ["company", true],
  ["seats", "7"],
  ["beginner", "yes"],
  ["beginner", 1],
  ["seats", false],
] as const) {
  test(`${JSON.stringify(value)} is of the wrong kind for ${name}`, () => {
    assert.deepEqual(fieldsOf({ paper_size: "A4", [name]: value }), [`custom_fields.${name}`]);
  });
}

test("a product without fields of its own takes none", () => {
  assert.deepEqual(customFieldProblems([], {}), []);
  assert.equal(customFieldProblems([], { gift: true }).length, 1);
});
