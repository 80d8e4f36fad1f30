import type { Page } from "playwright-core";

export type DemoRole = "owner" | "support" | "viewer";

const buttons: Record<DemoRole, string> = {
  owner: "Sign in as Owner",
  support: "Sign in as Support",
  viewer: "Sign in as Viewer",
};

/** As long as a page may take whose requests wait their turn within the store's limit of a minute. */
const PATIENCE = 60_000;

/**
 * As a person does it in a demo: one click on the account that the sign-in page shows. Unless told otherwise it
 * leads to a page that reads nothing from the store, whose requests a minute are for what is tested.
 */
export async function signIn(
  page: Page,
  dashboard: string,
  role: DemoRole,
  landing = "/settings/account",
): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${dashboard}/sign-in?from=${encodeURIComponent(landing)}`);
  await page.getByRole("button", { name: buttons[role] }).click();
  await page.waitForURL((url) => url.pathname === landing);
}
