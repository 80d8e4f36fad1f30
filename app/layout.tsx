import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: "Vitrine",
  description: "The back office of a digital-goods store",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="font-sans text-sm leading-normal antialiased">{children}</body>
    </html>
  );
}
