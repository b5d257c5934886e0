import { fundingPage } from "@/lib/content/funding";

/** What is being prepared and cannot be used yet. */
export function ComingSoon() {
  const { tag, heading, text } = fundingPage.soon;
  return (
    <section className="wrap pt-10 md:pt-section">
      <div className="grid gap-3 leaf-16 md:gap-5 border-2 border-line-strong border-dashed bg-bg-quiet px-6 py-6 md:py-10 md:px-12 xl:grid-cols-[5fr_7fr] xl:gap-18">
        <div>
          <p lang="en" className="mb-3 inline-flex rounded-xs bg-kunyit-100 px-2 py-0.5 font-bold text-kunyit-800 text-micro">
            {tag}
          </p>
          <h2 className="text-h3">{heading}</h2>
        </div>
        <p className="text-fg-soft">{text}</p>
      </div>
    </section>
  );
}
