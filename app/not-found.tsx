import type { Metadata } from "next";
import { MissingFrame, MissingPage } from "@/components/shell/missing-page";
import { frameCopy } from "@/lib/content/shell";

export const metadata: Metadata = { title: frameCopy.notFoundTitle.replace(/\.$/, ""), robots: { index: false } };

export default function NotFound() {
  return (
    <MissingFrame>
      <MissingPage />
    </MissingFrame>
  );
}
