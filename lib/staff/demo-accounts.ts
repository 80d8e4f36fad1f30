import type { Role } from "../auth/roles.ts";

export interface DemoAccount {
  role: Role;
  name: string;
  email: string;
}

/** Shown on the sign-in page of a demo, which only its own machine can reach; production refuses them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: "owner", name: "Olive Owner", email: "owner@vitrine.example" },
  { role: "support", name: "Sam Support", email: "support@vitrine.example" },
  { role: "viewer", name: "Vera Viewer", email: "viewer@vitrine.example" },
];

export const DEMO_PASSWORD = "show-me-around";
