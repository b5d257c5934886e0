import { NumberCheck } from "@/components/data-rights/number-check";
import { dataRights } from "@/lib/content/data-rights";

/** The check of a number on a page of its own subject. */
export function NumberCheckSection() {
  return (
    <section className="bg-bg-quiet py-12 xl:py-16">
      <div className="wrap grid gap-5 xl:grid-cols-[4fr_8fr] xl:gap-18">
        <h2 className="text-h3">{dataRights.check.title}</h2>
        <NumberCheck />
      </div>
    </section>
  );
}
