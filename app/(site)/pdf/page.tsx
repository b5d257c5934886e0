import { Download } from "lucide-react";
import { PdfViewer } from "@/components/legal/pdf-viewer";
import { PolicyText } from "@/components/legal/policy-text";
import { buttonClass } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { pdfPage } from "@/lib/content/recipient";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

const FILE = "/files/perlindungan-konsumen.pdf";

export const metadata = pageMetadata({ title: pdfPage.title, description: pdfPage.description, path: routes.pdf, picture: "ketentuan" });

export default function PdfPage() {
  return (
    <main id={MAIN_ID}>
      {/* The buttons are at the left: a notice at the right would cover them. */}
      <div className="wrap grid gap-4 pt-8 pb-6">
        <h1 className="max-w-[17em] text-h2 tracking-hero">{pdfPage.heading}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="#naskah" className="font-bold">
            {pdfPage.readText}
          </a>
          <a href={FILE} download className={buttonClass({ variant: "line" })}>
            <Download aria-hidden="true" className="size-5" />
            {pdfPage.save}
          </a>
        </div>
      </div>
      <div className="bg-bg-quiet py-8 md:py-12 noscript:hidden">
        <div className="wrap">
          <PdfViewer file={FILE} />
        </div>
      </div>
      <PolicyText />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: pdfPage.title, path: routes.pdf }])} />
    </main>
  );
}
