"use client";

import { BrokenPage } from "@/components/shell/broken-page";
import "./globals.css";

export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="id">
      <body>
        <BrokenPage error={error} reset={reset} />
      </body>
    </html>
  );
}
