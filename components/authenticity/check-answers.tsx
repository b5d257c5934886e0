import { BadgeCheck, CircleHelp, type LucideIcon, OctagonX } from "lucide-react";
import { VerdictScreen } from "@/components/authenticity/verdict-screen";
import { Link } from "@/components/ui/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { authenticityPage as copy, kindCopy, reasonCopy, reportPlaces, verdictCopy } from "@/lib/content/authenticity";
import { helpPage } from "@/lib/content/help";
import { footerCopy } from "@/lib/content/shell";
import { contact } from "@/lib/content/site";
import { jakartaDay, longDate } from "@/lib/format/date";
import { type ChannelAnswer, type Verdict, worstVerdict } from "@/lib/official-channels/check-channel";
import { routes } from "@/lib/routes";

const looks: Record<Verdict, { icon: LucideIcon; className: string }> = {
  official: { icon: BadgeCheck, className: "text-success" },
  "not-ours": { icon: OctagonX, className: "text-danger" },
  unknown: { icon: CircleHelp, className: "text-fg" },
};

function Answer({ answer }: { answer: ChannelAnswer }) {
  const { icon: Icon, className } = looks[answer.verdict];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 border-line border-b py-5">
      <Icon aria-hidden="true" className={`size-6 ${className}`} />
      <div className="min-w-0">
        <h3 className={`text-h3 ${className}`}>{verdictCopy[answer.verdict].name}</h3>
        {answer.seen ? (
          <p className="wrap-anywhere mt-1">
            <span className="text-fg-soft">{kindCopy[answer.kind]}</span> <b>{answer.seen}</b>
          </p>
        ) : null}
        <p className="mt-1">{reasonCopy[answer.reason](answer.official ?? "")}</p>
      </div>
    </li>
  );
}

const tones: Record<Verdict, string> = {
  official: "bg-success-bg text-success",
  "not-ours": "bg-danger-bg text-danger-strong",
  unknown: "bg-bg-calm text-fg",
};

/** The verdict on the whole text, large enough to show somebody else, and a link that passes it on. */
function VerdictStamp({ verdict, answer, pageUrl }: { verdict: Verdict; answer: ChannelAnswer | undefined; pageUrl: string }) {
  const { icon: Icon } = looks[verdict];
  const { name } = verdictCopy[verdict];
  const said = [
    `${copy.stamp(name)}${answer?.seen ? `: ${answer.seen}` : ""}.`,
    answer ? reasonCopy[answer.reason](answer.official ?? "") : "",
    pageUrl,
  ];
  return (
    <div className={`mt-4 leaf-16 border-2 border-current px-6 py-7 md:px-8 ${tones[verdict]}`}>
      <p className="flex items-center gap-4 font-bold font-display text-h2 leading-none tracking-display">
        <Icon aria-hidden="true" className="size-10 flex-none" />
        {name}
      </p>
      {answer?.seen ? <p className="wrap-anywhere mt-3 font-bold text-lead">{answer.seen}</p> : null}
      {verdict === "not-ours" && answer ? <VerdictScreen answer={answer} day={longDate(jakartaDay())} pageUrl={pageUrl} /> : null}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(said.filter(Boolean).join(" "))}`}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-3 inline-flex min-h-11 items-center font-bold text-inherit!"
      >
        {copy.tellFamily}
        <VisuallyHidden> {footerCopy.opensOutside}</VisuallyHidden>
      </a>
    </div>
  );
}

/** The answers for what was typed, what to do, and where to report. */
export function CheckAnswers({ answers, pageUrl }: { answers: readonly ChannelAnswer[]; pageUrl: string }) {
  const worst = worstVerdict(answers);
  return (
    <section id="hasil" aria-labelledby="hasil-judul" tabIndex={-1} className="scroll-mt-24 outline-hidden">
      <h2 id="hasil-judul" className="text-h3">
        {copy.result}
      </h2>
      <VerdictStamp verdict={worst} answer={answers[0]} pageUrl={pageUrl} />
      <ul className="mt-6 border-fg border-t-2">
        {answers.map((answer) => (
          <Answer key={`${answer.kind}-${answer.seen}-${answer.reason}`} answer={answer} />
        ))}
      </ul>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="font-bold">{copy.next}</h3>
          <ul className="mt-2 grid list-disc gap-2 pl-5">
            {verdictCopy[worst].steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-bold">{copy.reports}</h3>
          <ul className="mt-1 grid gap-1">
            <li className="flex flex-wrap gap-x-4">
              <a href={`tel:${contact.tel}`} className="inline-flex min-h-11 items-center font-semibold">
                {contact.phone}
              </a>
              <Link href={`${routes.help}#pengaduan`} className="inline-flex min-h-11 items-center font-semibold">
                {helpPage.complaint.heading}
              </Link>
            </li>
            {reportPlaces.map(({ name, href, about }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-11 items-center font-semibold">
                  {name}
                  <VisuallyHidden> {footerCopy.opensOutside}</VisuallyHidden>
                </a>
                <span className="-mt-2 block text-fg-soft text-small">{about}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
