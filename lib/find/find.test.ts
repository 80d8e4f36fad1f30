import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { en } from "#lib/messages/en.ts";
import { find } from "./find.ts";
import type { Teller } from "./found-license.ts";
import { licenseNamed, no, saleNamed, storeWith, yes } from "./testing/store.ts";

const KEY = "7F3KA-0MNPQ-RST1W-Q2MZX";
const OTHER = "7F3KA-9MNPQ-RST1W-Q2MZX";
const now = new Date("2026-11-03T14:09:00Z");
const teller: Teller = { messages: en, locale: "en-GB", timeZone: "UTC", now };

const refused = {
  id: "1",
  license_key: "7F3KA-*****-*****-Q2MZX",
  license: null,
  outcome: "refused" as const,
  code: "license_limit_reached",
  device_identifier: "MacBook-Neu",
  ip_address: "203.0.113.7",
  user_agent: "",
  created_at: "2026-11-03T14:05:00.000000Z",
};

const issued = async (key: string) => (key === KEY ? yes(licenseNamed(KEY)) : no("not_found"));
const names = (found: { kind: string; id: string }[]) => found.map(({ kind, id }) => `${kind} ${id}`);

describe("a mail with a key", () => {
  it("leads to the license, with the verdict that support reads out", async () => {
    const { store } = storeWith({
      license: async () => yes(licenseNamed(KEY, { activation_count: 3 })),
      attempts: async () => yes([refused]),
    });
    const { found } = await find("it says refused!! 7f3ka omnpq rst1w q2mzx", store, teller);
    const [license] = found;
    assert.equal(license?.href, `/licenses/${KEY}`);
    assert.equal(license?.verdict?.sentence, "Refused 4 minutes ago: 3 of 3 devices in use");
    assert.deepEqual(license?.verdict?.acts, { activate: "license_limit_reached", revoke: null });
    assert.deepEqual(license?.about, ["Brush Pack Pro", "ana@example.com"]);
  });

  it("puts the license of the key before whatever else the address has", async () => {
    const theirs = [licenseNamed("AAAAA-0MNPQ-RST1W-BBBBB"), licenseNamed(KEY)];
    const { store } = storeWith({
      license: issued,
      licenses: async () => yes(theirs),
      sales: async () => yes([saleNamed("sal_one"), saleNamed("sal_two"), saleNamed("sal_three")]),
    });
    const { found } = await find(`Hi, ${KEY} fails. Ana <Ana@example.com>`, store, teller);
    assert.deepEqual(names(found), [
      `license ${KEY}`,
      "license AAAAA-0MNPQ-RST1W-BBBBB",
      "customer cus_ana",
      "sale sal_one",
      "sale sal_two",
    ]);
  });

  it("that the store never issued says so, and shows the one that it nearly is", async () => {
    const { store } = storeWith({
      license: issued,
      licenses: async (search) => yes(search === "7F3KA" ? [licenseNamed(KEY)] : []),
    });
    const { found, unknownKeys, problem } = await find(OTHER, store, teller);
    assert.deepEqual([names(found), unknownKeys, problem], [[`license ${KEY}`], [OTHER], null]);
    assert.equal(found[0]?.about[0], en.palette.otherKey);
  });

  it("of which only the ends are readable leads to the license, where the store can search", async () => {
    const searched: string[] = [];
    const { store } = storeWith({
      licenses: async (search) => {
        searched.push(search);
        return yes([licenseNamed(KEY), licenseNamed("7F3KA-0MNPQ-RST1W-XXXXX")]);
      },
    });
    const { found } = await find("7F3KA-•••••-•••••-Q2MZX", store, teller);
    assert.deepEqual(names(found), [`license ${KEY}`]);
    assert.deepEqual(searched, ["7F3KA-*****-*****-Q2MZX"]);
  });
});

describe("a mail with an address only", () => {
  it("shows the licenses that ought to work before expired and revoked ones", async () => {
    const past = "2026-02-01T00:00:00.000000Z";
    const theirs = [
      licenseNamed("RRRRR-00000-00000-00000", { revoked_at: past }),
      licenseNamed("EEEEE-00000-00000-00000", { expires_at: past }),
      licenseNamed("WWWWW-00000-00000-00000"),
    ];
    const { store } = storeWith({ licenses: async () => yes(theirs) });
    const { found } = await find("ana@example.com", store, teller);
    assert.deepEqual(
      found.map(({ id }) => id.slice(0, 5)),
      ["WWWWW", "EEEEE", "RRRRR"],
    );
  });

  it("takes nobody else's sale for theirs", async () => {
    const someone = { id: "cus_bo", email: "dana@example.com", name: "Dana" };
    const { store } = storeWith({ sales: async () => yes([saleNamed("sal_one", { customer: someone })]) });
    assert.deepEqual((await find("ana@example.com", store, teller)).found, []);
  });
});

describe("what is typed", () => {
  it("an id asks for its one thing and nothing else", async () => {
    const { store, asked } = storeWith({ sale: async (id) => yes(saleNamed(id)) });
    const { found } = await find("sal_abcdefghij2345678901", store, teller);
    assert.deepEqual([names(found), asked], [["sale sal_abcdefghij2345678901"], ["sale"]]);
  });

  it("a transaction leads to its sale", async () => {
    const { store, asked } = storeWith({ sales: async () => yes([saleNamed("sal_paid")]) });
    const { found } = await find("txn_1_abcdefghijklmnopqrst", store, teller);
    assert.deepEqual([names(found), asked], [["sale sal_paid"], ["sales"]]);
  });

  for (const [typed, questions] of [
    ["brush pack", ["products", "customers", "discounts"]],
    ["brushes", ["products", "customers", "discounts", "affiliate"]],
    ["SUMMER25", ["products", "customers", "discounts", "license", "licenses", "affiliate"]],
    ["ana@ex", ["customers", "sales"]],
    ["sal_abc", ["customers", "sales"]],
  ] as const) {
    it(`${typed} is asked of those lists that can hold it`, async () => {
      const { store, asked } = storeWith({});
      await find(typed, store, teller);
      assert.deepEqual(asked.sort(), [...questions].sort());
    });
  }

  it("another shop's key is found as it stands", async () => {
    const { store } = storeWith({ license: async (key) => yes(licenseNamed(key)) });
    assert.deepEqual(names((await find("oldshop-Key/42", store, teller)).found), ["license oldshop-Key/42"]);
  });

  it("what makes no sense asks nothing", async () => {
    const { store, asked } = storeWith({});
    await find(" a ", store, teller);
    assert.deepEqual(asked, []);
  });
});

describe("a store that fails", () => {
  it("does not hide what was found elsewhere, and says what may be missing", async () => {
    const { store } = storeWith({ license: issued, sale: async () => no("store_failed") });
    const { found, problem } = await find(`${KEY} sal_abcdefghij2345678901`, store, teller);
    assert.deepEqual([names(found), problem?.kind], [[`license ${KEY}`], "store_failed"]);
  });

  it("of an older version leaves out what it does not offer without a word", async () => {
    const { store } = storeWith({ license: issued, attempts: async () => no("not_offered") });
    const { found, problem } = await find(KEY, store, teller);
    assert.deepEqual([names(found), problem], [[`license ${KEY}`], null]);
  });
});
