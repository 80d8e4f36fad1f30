import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Role } from "#lib/auth/roles.ts";
import { en } from "#lib/messages/en.ts";
import { fr } from "#lib/messages/fr.ts";
import { actsFor, isMeant, pagesFor } from "./entries.ts";

const titles = (role: Role, offered: string[] | null = null) =>
  [...pagesFor({ role, offered }, en), ...actsFor(role, en)].map(({ title }) => title);

describe("the palette", () => {
  it("holds only what the role may open and do", () => {
    for (const title of [en.shell.audit, en.shell.staffSettings, en.palette.inviteAffiliates]) {
      assert.ok(titles("owner").includes(title), title);
      assert.ok(!titles("viewer").includes(title), title);
    }
    assert.ok(titles("viewer").includes(en.shell.licenses));
  });

  it("holds API keys where the store has them, and while it has not told", () => {
    assert.deepEqual(
      [null, ["api_keys"], ["customers"]].map((offered) =>
        titles("owner", offered).includes(en.shell.keySettings),
      ),
      [true, true, false],
    );
  });

  it("offers the other language by its own name", () => {
    assert.ok(titles("viewer").includes("Français"));
    assert.ok(actsFor("viewer", fr).some(({ title }) => title === "English"));
  });

  it("finds a page by the beginnings of its words, with or without accents", () => {
    assert.equal(isMeant({ title: "Audit log" }, "log"), true);
    assert.equal(isMeant({ title: "Audit log" }, "a l"), true);
    assert.equal(isMeant({ title: "Affiliés" }, "affilies"), true);
    assert.equal(isMeant({ title: "Audit log" }, "dit"), false);
    assert.equal(isMeant({ title: "Sales" }, "7F3KA-0MNPQ-RST1W-Q2MZX"), false);
  });
});
