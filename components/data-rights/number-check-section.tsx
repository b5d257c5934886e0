import { NumberCheck } from "@/components/data-rights/number-check";
import { ArrowLink } from "@/components/ui/arrow-link";
import { dataRights } from "@/lib/content/data-rights";
import { routes } from "@/lib/routes";

/** The check of a number on a page of its own subject. */
export function NumberCheckSection() {
  return (
    <section id="periksa-nomor" className="scroll-mt-24 bg-bg-quiet py-10 xl:py-16">
      <div className="wrap grid gap-5 xl:grid-cols-[4fr_8fr] xl:gap-18">
        <div>
          <h2 className="text-h3">{dataRights.check.title}</h2>
          <ArrowLink href={routes.receiptCheck} className="mt-2">
            {dataRights.check.receipt}
          </ArrowLink>
        </div>
        <NumberCheck />
      </div>
    </section>
  );
}
