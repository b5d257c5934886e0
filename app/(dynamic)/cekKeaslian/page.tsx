import type { Metadata } from "next";
import { cache } from "react";
import { ChannelList, ChannelListLead } from "@/components/authenticity/channel-list";
import { ChannelPicture } from "@/components/authenticity/channel-picture";
import { CheckAnswers } from "@/components/authenticity/check-answers";
import { CheckForm } from "@/components/authenticity/check-form";
import { SignedList } from "@/components/authenticity/signed-list";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { authenticityPage as copy, verdictCopy } from "@/lib/content/authenticity";
import { billPage } from "@/lib/content/bill";
import { webEnv } from "@/lib/env";
import { longDate } from "@/lib/format/date";
import { thousands } from "@/lib/format/number";
import { findLender, licensedList } from "@/lib/lenders/find-lender";
import { CHECKED_MAX_CHARS, checkChannels, worstVerdict } from "@/lib/official-channels/check-channel";
import { channelEntries, channelKey } from "@/lib/official-channels/signed-list";
import { readState } from "@/lib/plain-forms/page";
import { CHANNEL_PARAMETER, channelPicturePath, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

/** Rendered for each request and not cached: the query is what somebody wants to check. Nothing of it is logged. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/cekKeaslian">;

/** Judges a text once for the metadata and the page. */
const answersFor = cache((typed: string) => checkChannels(typed, webEnv().SITE_URL));

/** The text to check: from the address, or a long one from the form. */
async function read(searchParams: Props["searchParams"]) {
  const { values, errors, refusal } = await readState(routes.channelCheck, searchParams);
  const given = [(await searchParams)[CHANNEL_PARAMETER]].flat().at(-1)?.toWellFormed() ?? values[CHANNEL_PARAMETER];
  const typed = given?.trim() ?? "";
  const tooLong = typed.length > CHECKED_MAX_CHARS ? copy.tooLong(thousands(String(CHECKED_MAX_CHARS))) : undefined;
  const error = errors[CHANNEL_PARAMETER] ?? refusal ?? tooLong ?? (given === undefined || typed ? undefined : copy.empty);
  // A text that came back shortened gets no verdict: the worst of it may be missing.
  return { typed, error, answers: typed && !error ? answersFor(typed) : undefined };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { answers, error } = await read(searchParams);
  const { title, description } = copy;
  const metadata = pageMetadata({ title, description, path: routes.channelCheck, picture: channelPicturePath });
  if (!answers && !error) return metadata;
  return {
    ...metadata,
    ...(answers ? { title: copy.resultTitle(verdictCopy[worstVerdict(answers)].name) } : {}),
    robots: { index: false, follow: true },
  };
}

/** /cekKeaslian: whether a channel is the company's, by a plain form. */
export default async function ChannelCheckPage({ searchParams }: Props) {
  const { SITE_URL, CHANNELS_SIGNING_KEY } = webEnv();
  const { typed, error, answers } = await read(searchParams);
  const lender = findLender(typed);
  const { key, isSample } = channelKey(CHANNELS_SIGNING_KEY);
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{copy.heading}</h1>
      {/* On a phone the verdict comes soon after the heading. */}
      <div className={answers ? "max-md:hidden" : ""}>
        <p className="mt-4 max-w-176 text-fg-soft text-lead">{copy.lead}</p>
        <ArrowLink href={routes.billCheck} className="mt-2">
          {billPage.fromAuthenticity}
        </ArrowLink>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-10 xl:grid-cols-2 xl:gap-14">
        <CheckForm typed={typed} error={error} isAnswered={answers !== undefined} />
        {answers ? (
          <div className="min-w-0">
            <CheckAnswers answers={answers} pageUrl={SITE_URL + routes.channelCheck} />
            {lender ? (
              <p className="mt-6 border-line border-t pt-4">
                <b>{billPage.list.notOurs}</b> {billPage.list.found(lender.lender.name, lender.lender.app, longDate(licensedList.asOf))}{" "}
                {licensedList.isSample ? billPage.list.sample : ""}
              </p>
            ) : null}
          </div>
        ) : (
          <ChannelPicture pageUrl={SITE_URL + routes.channelCheck} />
        )}
      </div>
      <div className="mt-section grid grid-cols-1 gap-10 xl:grid-cols-2 xl:gap-14">
        <section aria-labelledby="daftar-judul">
          <h2 id="daftar-judul">{copy.list.heading}</h2>
          <ChannelListLead />
          <div className="mt-6">
            <ChannelList channels={channelEntries(SITE_URL)} />
          </div>
        </section>
        <div className="grid content-start gap-10">
          {answers ? <ChannelPicture pageUrl={SITE_URL + routes.channelCheck} /> : null}
          <SignedList siteUrl={SITE_URL} {...key} isSample={isSample} />
        </div>
      </div>
      <JsonLd data={breadcrumbs(SITE_URL, [{ name: copy.title, path: routes.channelCheck }])} />
    </main>
  );
}
