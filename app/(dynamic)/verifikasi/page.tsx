import type { Metadata } from "next";
import { ReceiptDocument } from "@/components/receipt/receipt-document";
import { ReceiptForm } from "@/components/receipt/receipt-form";
import { VerificationKeys } from "@/components/receipt/verification-keys";
import { ArrowLink } from "@/components/ui/arrow-link";
import { noBreak } from "@/components/ui/no-break";
import { NumberCloth } from "@/components/ui/number-cloth";
import { ReceiptPaper, ReceiptRow } from "@/components/ui/receipt-paper";
import { checkReceipt } from "@/lib/api/receipt";
import { MAIN_ID } from "@/lib/browser/names";
import { receiptPage as copy } from "@/lib/content/receipt";
import { webEnv } from "@/lib/env";
import { firstWords } from "@/lib/format/first-words";
import { referenceOf, referencesIn } from "@/lib/read/reference";
import { RECEIPT_PARAMETER, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";

/** Rendered for each request and not cached: the query is the number of a receipt. */
export const dynamic = "force-dynamic";

/** Characters of a number that are looked up; the contract allows no more. */
const NUMBER_MAX_CHARS = 40;

type Props = PageProps<"/verifikasi">;

async function read(searchParams: Props["searchParams"]) {
  const given = [(await searchParams)[RECEIPT_PARAMETER]].flat().at(-1)?.toWellFormed();
  return { given, typed: given?.trim() ?? "" };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { given } = await read(searchParams);
  const metadata = pageMetadata({
    title: copy.title,
    description: copy.description,
    path: routes.receiptCheck,
    picture: pagePictureSrc("halaman", "verifikasi"),
  });
  return given === undefined ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

/** Where the number and its cloth stand on the paper. */
function Example() {
  return (
    <ReceiptPaper className="w-full md:w-112 xl:mt-5">
      <p className="border-fg border-b-[1.5px] pb-3 font-bold text-body leading-5">{copy.exampleTitle}</p>
      <dl>
        <ReceiptRow label={copy.field}>{copy.example}</ReceiptRow>
      </dl>
      <NumberCloth number={copy.example} className="mt-3" />
    </ReceiptPaper>
  );
}

/** /verifikasi: whether the receipt of a deletion is ours and unchanged, without an account. */
export default async function ReceiptPage({ searchParams }: Props) {
  const { given, typed } = await read(searchParams);
  const found = referencesIn(typed).length;
  const answer = typed && found < 2 ? await checkReceipt(firstWords(referenceOf(typed), NUMBER_MAX_CHARS)) : undefined;
  // A text without one whole number of ours says nothing against the receipt.
  const state = found > 1 ? "several" : answer?.state === "unknown" && found === 0 ? "incomplete" : answer?.state;
  const words = state && copy.results[state];
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <h1 className="max-w-250 text-h1 tracking-hero">{copy.heading}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div>
          <p className="mt-4 mb-8 max-w-176 text-fg-soft text-lead [&>span]:inline-block [&>span]:whitespace-normal">{noBreak(copy.lead)}</p>
          <ReceiptForm typed={typed} error={given === undefined || typed ? undefined : copy.empty} />
        </div>
        {state ? null : <Example />}
      </div>
      {words ? (
        <section id="hasil" aria-labelledby="hasil-judul" tabIndex={-1} className="mt-10 max-w-200 scroll-mt-24">
          <h2 id="hasil-judul" className={`text-h2 ${state === "genuine" ? "text-success" : "text-danger"}`}>
            {words.title}
          </h2>
          <p className="mt-2 mb-6">{answer?.state === "failed" && answer.refusal ? answer.refusal : words.text}</p>
          {answer && "receipt" in answer ? (
            <>
              <ReceiptDocument receipt={answer.receipt} siteUrl={webEnv().SITE_URL} />
              <VerificationKeys number={answer.receipt.content.number} keys={answer.keys} />
            </>
          ) : null}
        </section>
      ) : null}
      <p className="mt-10 text-fg-soft">{copy.ticket}</p>
      <ArrowLink href={routes.help}>{copy.toHelp}</ArrowLink>
    </main>
  );
}
