import { titled } from "#lib/reader/title.ts";

export { StorePage as default } from "#components/settings/store-page.tsx";

export const generateMetadata = titled(({ settings }) => settings.storeTitle);
