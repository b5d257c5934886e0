"use client";

import { BrokenPage } from "@/components/shell/broken-page";

export default function AccountErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <BrokenPage code={error.digest} onRetry={reset} />;
}
