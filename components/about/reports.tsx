import { Download } from "lucide-react";
import { LivingText } from "@/components/ui/living-text";
import { aboutPage } from "@/lib/content/about";
import { formatFileSize } from "@/lib/format/file-size";

const iso = aboutPage.iso;

/** States which edition of the certificate has ended. The issuers are still to be filled in. */
export function CertificateNote() {
  return (
    <section id="iso" className="wrap grid gap-8 pt-section xl:grid-cols-2 xl:gap-18">
      <div>
        <h2>{iso.heading}</h2>
        {iso.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-160 text-fg-soft">
            <LivingText unbroken>{paragraph}</LivingText>
          </p>
        ))}
      </div>
      <dl className="content-start self-start border-fg border-t-2">
        {iso.facts.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
            <dt className="text-fg-soft">{term}</dt>
            <dd className="ml-auto text-right font-semibold">
              <LivingText unbroken>{text}</LivingText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const copy = aboutPage.reports;

/** The yearly reports as files. `bytes` by year comes from the files themselves. */
export function Reports({ bytes }: { bytes: Readonly<Record<number, number>> }) {
  return (
    <section id="laporan" className="wrap py-section">
      <div className="mb-8 grid gap-3 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-18">
        <h2>{copy.heading}</h2>
        <p className="max-w-136 text-fg-soft">{copy.lead}</p>
      </div>
      <ul className="border-fg border-t-2">
        {copy.years.map((year) => (
          <li key={year} className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b py-3">
            <b className="w-21 font-display text-h3">{year}</b>
            <span className="min-w-32 flex-1 text-fg-soft text-small">
              {copy.sample}, PDF{bytes[year] ? `, ${formatFileSize(bytes[year])}` : ""}
            </span>
            <a
              href={`/files/laporan-tahunan-${year}.pdf`}
              download
              aria-label={`${copy.download} ${copy.title(year)}`}
              className="inline-flex min-h-11 items-center gap-2 font-bold"
            >
              <Download aria-hidden="true" className="size-5" />
              {copy.download}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
