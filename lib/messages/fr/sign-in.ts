import type { signIn as SignIn } from "../en/sign-in.ts";

export const signIn: typeof SignIn = {};
