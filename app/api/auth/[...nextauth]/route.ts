import { respondToProvider } from "#lib/auth/respond-to-provider.ts";

export { respondToProvider as GET, respondToProvider as POST };
