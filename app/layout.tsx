import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { TimeZone } from "#components/shell/time-zone.tsx";
import { reader } from "#lib/reader/server.ts";
import "./globals.css";

export const metadata: Metadata = {
  title: { template: "%s · Vitrine", default: "Vitrine" },
  description: "The back office of a digital-goods store",
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { viewportFit: "cover", colorScheme: "light dark" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { language, theme, density, sidebar, timeZone, timeZoneKnown } = await reader();
  return (
    <html
      data-density={density}
      data-sidebar={sidebar}
      data-theme={theme}
      lang={language}
      // The reader's choices are put onto it in the browser too, ahead of the server.
      suppressHydrationWarning
    >
      <body className="font-sans antialiased">
        <TimeZone known={timeZoneKnown ? timeZone : undefined} />
        {children}
      </body>
    </html>
  );
}
