import { documentTitle } from "@/components/funder/scan/document-list";
import type { Page } from "@/components/funder/scan/picture";
import { Button } from "@/components/ui/button";
import { NewView } from "@/components/ui/new-view";
import { scanSteps as copy } from "@/lib/content/scan-steps";
import type { AccountType } from "@/lib/contract/investor";
import type { ScanDocument } from "@/lib/contract/scan";

type Props = {
  type: AccountType;
  /** The pages of the file that was just sent. */
  pages: readonly Page[];
  /** A document that is still missing. */
  next: ScanDocument | undefined;
  /** The code is for more than one document. */
  several: boolean;
  onNext: (document: ScanDocument) => void;
  onAgain: () => void;
};

/** What arrived, and the way to the next document. */
export function SentStep({ type, pages, next, several, onNext, onAgain }: Props) {
  return (
    <>
      <p role="status">{copy.sent.text}</p>
      <ul aria-label={copy.sent.pictures} className="flex flex-wrap gap-2">
        {pages.map((page, index) => (
          <li key={page.id}>
            {/* biome-ignore lint/performance/noImgElement: a picture of this device */}
            <img src={page.src} width={page.width} height={page.height} alt={copy.pages.page(index + 1)} className="h-24 w-auto border border-line" />
          </li>
        ))}
      </ul>
      <NewView>
        {next ? (
          <Button size="hero" onClick={() => onNext(next)}>
            {copy.list.next(documentTitle(type, next.field))}
          </Button>
        ) : several ? (
          <p className="font-semibold">{copy.sent.all}</p>
        ) : null}
        <div>
          <Button variant="line" onClick={onAgain}>
            {copy.sent.again}
          </Button>
        </div>
      </NewView>
    </>
  );
}
