import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { EarlyScripts } from "@/app/early-scripts";
import { Hydrated } from "@/components/shell/page-effects";
import { SkipLink } from "@/components/ui/skip-link";
import { Toaster } from "@/components/ui/toaster";
import { site } from "@/lib/content/site";
import { webEnv } from "@/lib/env";
import { feedTypes } from "@/lib/seo/page-metadata";
import "./globals.css";

const jakarta = localFont({
  src: "./fonts/plus-jakarta-sans-latin.woff2",
  weight: "400 800",
  variable: "--font-jakarta",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Near Jakarta"],
});

const bricolage = localFont({
  src: "./fonts/bricolage-display-latin.woff2",
  weight: "700",
  variable: "--font-bricolage",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  fallback: ["Near Bricolage"],
});

/** The optical size for display type below 22 px: larger counters, and an i with its dot. */
const bricolageText = localFont({
  src: "./fonts/bricolage-text-latin.woff2",
  weight: "700",
  variable: "--font-bricolage-text",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  fallback: ["Near Bricolage"],
});

export const metadata: Metadata = {
  metadataBase: new URL(webEnv().SITE_URL),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  robots: { index: true, follow: true, "max-image-preview": "large" },
  alternates: { types: feedTypes },
};

export const viewport: Viewport = { themeColor: "#0b3328", colorScheme: "light dark", width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="id" className={`${jakarta.variable} ${bricolage.variable} ${bricolageText.variable}`} suppressHydrationWarning>
      <body>
        <EarlyScripts mode="development" />
        <SkipLink />
        {children}
        <Toaster />
        <Hydrated />
      </body>
    </html>
  );
}
