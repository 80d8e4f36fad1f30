import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { accessibilityFaults } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { everyPage } from "./every-page.ts";
import { type IdentityProvider, runIdentityProvider } from "./identity-provider.ts";
import { freePort, newDataDir, type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";

const PASSWORD = "show-me-around";
let store: RunningStore;
let provider: IdentityProvider;
let browser: Browser;

before(async () => {
  provider = await runIdentityProvider();
  const ports = { PORT: await freePort(), STOREFRONT_PORT: await freePort() };
  const { issuer, clientId, clientSecret } = provider;
  [store, browser] = await Promise.all([
    runStore(newDataDir(), ports, {
      DASHBOARD_URL: `http://127.0.0.1:${ports.PORT}`,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: "Example ID",
    }),
    launchBrowser(),
  ]);
});

after(async () => {
  await browser.close();
  await store.stop();
  store.forget();
  provider.stop();
});

async function visit<Result>(work: (page: Page) => Promise<Result>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: store.dashboard, ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function typeIn(page: Page, email: string, password: string) {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const slowed = (page: Page) => page.getByText(/The next one is looked at in (a second|\d+ seconds)\./);

const menu = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });

/** Signs in as the owner, has somebody invited, and lets them in at a page of their own. */
async function withNewcomer(
  role: string,
  work: (owner: Page, newcomer: Page, email: string) => Promise<void>,
) {
  const email = `${role.toLowerCase()}.${Math.random().toString(36).slice(2)}@shop.example`;
  await visit(async (owner) => {
    await signIn(owner, store.dashboard, "owner");
    await owner.goto("/settings/staff");
    await owner.getByLabel("E-mail address").fill(email);
    await owner.getByLabel("Role", { exact: true }).selectOption(role);
    await owner.getByRole("button", { name: "Make a link", exact: true }).click();
    await owner.getByText(`Hand this link to ${email}`).waitFor();
    const link = (await owner.getByRole("button", { name: /invitation/ }).textContent())?.trim() ?? "";
    await visit(async (newcomer) => {
      await newcomer.goto(link);
      await newcomer.getByLabel("Your name").fill("Nina New");
      await newcomer.getByLabel("New password").fill("a long sentence");
      await newcomer.getByRole("button", { name: "Go to the dashboard" }).click();
      await newcomer.waitForURL(({ pathname }) => pathname === "/");
      await work(owner, newcomer, email);
      await newcomer.goto(link);
      await newcomer.getByRole("heading", { name: "This link no longer works" }).waitFor();
    });
  });
}

describe("somebody who is not signed in", () => {
  test("sees no page of the dashboard, and reads no list", async () => {
    for (const { path } of await everyPage(store)) {
      const answer = await fetch(`${store.dashboard}${path}`, { redirect: "manual" });
      assert.equal(
        new URL(answer.headers.get("location") ?? "/", store.dashboard).pathname,
        "/sign-in",
        path,
      );
    }
    for (const list of ["licenses", "sales", "audit"])
      assert.equal((await fetch(`${store.dashboard}/api/lists/${list}`)).status, 401);
  });

  test("comes back to the page they wanted, with its filters", async () => {
    await visit(async (page) => {
      await page.goto("/licenses?status=active");
      await page.getByText("you are back where you were").waitFor();
      await typeIn(page, "Support@vitrine.example", PASSWORD);
      await page.waitForURL((url) => url.pathname === "/licenses" && url.search === "?status=active");
    });
  });

  test("signs in also where no script runs", async () => {
    await visit(
      async (page) => {
        await page.goto("/sign-in");
        await typeIn(page, "viewer@vitrine.example", PASSWORD);
        await page.waitForURL(({ pathname }) => pathname === "/");
        await menu(page).getByRole("link", { name: "Licenses" }).waitFor();
      },
      { javaScriptEnabled: false },
    );
  });

  test("is told how long to wait after wrong passwords", async () => {
    await visit(async (page) => {
      await page.goto("/sign-in");
      for (let time = 0; time < 4; time++) {
        await typeIn(page, "nobody@vitrine.example", `wrong ${time}`);
        await page.getByText("No account here has this e-mail address and password").waitFor();
      }
      for (let time = 0; time < 8 && !(await slowed(page).isVisible()); time++) {
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        await typeIn(page, "nobody@vitrine.example", "wrong");
        await answered;
        await page.getByRole("button", { name: "Sign in", exact: true, disabled: false }).waitFor();
      }
      await slowed(page).waitFor();
    });
  });
});

describe("each role", () => {
  const opens = { owner: ["Audit log", "Staff"], support: [], viewer: [] };
  for (const role of ["owner", "support", "viewer"] as const)
    test(`${role} comes in with one click on a demo's account, and the menu holds what they may open`, async () => {
      await visit(async (page) => {
        await signIn(page, store.dashboard, role);
        await menu(page).getByRole("link", { name: "Licenses" }).waitFor();
        const links = await menu(page).getByRole("link").allTextContents();
        assert.deepEqual(
          links.filter((name) => ["Audit log", "Staff"].includes(name.trim())),
          opens[role],
        );
        const list = await page.request.get("/api/lists/audit");
        assert.equal(list.status(), role === "owner" ? 200 : 403);
        await page.goto("/settings/staff");
        const heading = role === "owner" ? "Staff" : "Your role does not open this page";
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      });
    });
});

describe("somebody whom the owner invited", () => {
  test("comes in by the link once, and out with the next click after they were removed", async () => {
    await withNewcomer("support", async (owner, newcomer, email) => {
      assert.equal((await newcomer.request.get("/api/lists/licenses")).status(), 200);
      await owner.reload();
      const row = owner.getByRole("listitem").filter({ hasText: email });
      await row.getByRole("button", { name: "Remove" }).click();
      await owner.getByRole("button", { name: "Remove them" }).click();
      await owner.getByText("Nina New no longer has access.").waitFor();
      assert.equal((await newcomer.request.get("/api/lists/licenses")).status(), 401);
      await newcomer.goto("/licenses");
      await newcomer.getByRole("heading", { name: "Sign in" }).waitFor();
      const log = await owner.request.get(`/api/lists/audit?search=${encodeURIComponent(email)}`);
      const { data } = await log.json();
      assert.deepEqual(
        data.rows.map(({ act, outcome }: { act: string; outcome: string }) => [act, outcome]),
        [
          ["staff.remove", "done"],
          ["staff.join", "done"],
          ["staff.invite", "done"],
        ],
      );
    });
  });

  test("has the role they were given from the next click on", async () => {
    await withNewcomer("owner", async (owner, newcomer, email) => {
      assert.equal((await newcomer.request.get("/api/lists/audit")).status(), 200);
      await owner.reload();
      const row = owner.getByRole("listitem").filter({ hasText: email });
      await row.getByRole("combobox").selectOption("viewer");
      await row.getByRole("button", { name: "Save role" }).click();
      await row.getByText("It counts from their next click on").waitFor();
      assert.equal((await newcomer.request.get("/api/lists/audit")).status(), 403);
    });
  });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`in ${colorScheme} colours the pages of people keep to the rules of accessibility`, async () => {
    await visit(
      async (page) => {
        await page.goto("/sign-in");
        assert.deepEqual(await accessibilityFaults(page), []);
        await page.goto("/invitation/none");
        assert.deepEqual(await accessibilityFaults(page), []);
        await signIn(page, store.dashboard, "owner");
        for (const path of ["/settings/staff", "/settings/account", "/audit"]) {
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          assert.deepEqual(await accessibilityFaults(page), [], path);
        }
      },
      { colorScheme },
    );
  });

describe("the last owner", () => {
  test("cannot be removed, and is told what to do first", async () => {
    await visit(async (page) => {
      await signIn(page, store.dashboard, "owner");
      await page.goto("/settings/staff");
      await page.getByRole("button", { name: "Remove Olive Owner" }).click();
      await page.getByRole("button", { name: "Remove them" }).click();
      await page.getByText("This is the last owner.").waitFor();
      await page.getByText("Make somebody else an owner first.").waitFor();
    });
  });
});

describe("through the OpenID provider", () => {
  const through = async (claims: Record<string, unknown>, work: (page: Page) => Promise<void>) => {
    provider.claims = claims;
    await visit(async (page) => {
      await page.goto("/sign-in?from=/products");
      await page.getByRole("button", { name: "Sign in with Example ID" }).click();
      await work(page);
    });
  };

  test("somebody who works here comes in, with their role", async () => {
    await through({ email: "Support@vitrine.example", email_verified: true }, async (page) => {
      await page.waitForURL(({ pathname }) => pathname === "/products");
      await page.goto("/settings/account");
      await page.getByText("support@vitrine.example · Support").waitFor();
    });
  });

  for (const claims of [
    { email: "stranger@elsewhere.example", email_verified: true },
    { email: "owner@vitrine.example", email_verified: false },
  ])
    test(`${JSON.stringify(claims)} does not come in`, async () => {
      await through(claims, async (page) => {
        await page.getByText("nobody here has that e-mail address").waitFor();
        assert.equal((await page.request.get("/api/lists/licenses")).status(), 401);
      });
    });
});

describe("every answer", () => {
  test("runs scripts by nonce only, stays out of frames, and asks for TLS only behind it", async () => {
    const headers = async (proto?: string) => {
      const sent = proto ? { "x-forwarded-proto": proto } : undefined;
      return (await fetch(`${store.dashboard}/sign-in`, sent ? { headers: sent } : {})).headers;
    };
    const plain = await headers();
    const policy = plain.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
    assert.match(scripts, /'nonce-[\w-]{20,}' 'strict-dynamic'/);
    assert.doesNotMatch(scripts, /unsafe/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.equal(plain.get("x-frame-options"), "DENY");
    assert.equal(plain.get("x-content-type-options"), "nosniff");
    assert.equal(plain.get("strict-transport-security"), null);
    assert.match((await headers("https")).get("strict-transport-security") ?? "", /max-age=\d{8}/);
    const again = (await headers()).get("content-security-policy");
    assert.notEqual(again, policy);
  });

  test("to an act that another site sends is a refusal, and nothing was done", async () => {
    const html = await (await fetch(`${store.dashboard}/sign-in`)).text();
    const form = html.slice(html.lastIndexOf("<form", html.indexOf("support@vitrine.example")));
    const send = async (origin: string) => {
      const body = new FormData();
      for (const [, name = "", value = ""] of form
        .slice(0, form.indexOf("</form>"))
        .matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g))
        body.append(name, value);
      const address = `${store.dashboard}/sign-in`;
      return fetch(address, { method: "POST", body, headers: { origin }, redirect: "manual" });
    };
    const own = await send(store.dashboard);
    assert.match(own.headers.get("set-cookie") ?? "", /session-token=.+HttpOnly; SameSite=lax/i);
    const foreign = await send("https://elsewhere.example");
    assert.equal(foreign.headers.get("set-cookie"), null);
    assert.ok(foreign.status >= 400);
  });
});

describe("a first start in production", () => {
  test("prints a code with which the owner makes their account, once", async () => {
    const production = await runStore(newDataDir(), undefined, { VITRINE_MODE: "production" });
    try {
      const code = /one-time code\s+(\S+)/.exec(production.said)?.[1] ?? "";
      assert.match(code, /^\w{5}(-\w{5}){3}$/);
      await visit(
        async (page) => {
          await page.goto("/licenses");
          await page.getByRole("heading", { name: "Make the owner’s account" }).waitFor();
          const fill = async (typed: string) => {
            await page.getByLabel("One-time code").fill(typed);
            await page.getByLabel("Your name").fill("Ana First");
            await page.getByLabel("E-mail address").fill("ana@shop.example");
            await page.getByLabel("New password").fill("a long sentence");
            await page.getByRole("button", { name: "Make the owner’s account" }).click();
          };
          await fill("AAAAA-BBBBB-CCCCC-DDDDD");
          await page.getByText("This is not the code that was printed").waitFor();
          await fill(code.toLowerCase());
          await page.waitForURL(({ pathname }) => pathname === "/");
          await menu(page).getByRole("link", { name: "Staff" }).waitFor();
          await page.context().clearCookies();
          await page.goto("/first-run");
          await page.getByRole("heading", { name: "Sign in" }).waitFor();
          assert.equal(await page.getByText("owner@vitrine.example").count(), 0);
        },
        { baseURL: production.dashboard },
      );
    } finally {
      await production.stop();
      production.forget();
    }
  });
});
