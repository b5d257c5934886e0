import type { Metadata } from "next";
import { headers } from "next/headers";
import { KitForm, type KitInput } from "@/components/share-kit/kit-form";
import { KitResult } from "@/components/share-kit/kit-result";
import { Link } from "@/components/ui/link";
import { cleanHtml } from "@/lib/article/clean-html";
import { MAIN_ID } from "@/lib/browser/names";
import { shareKit as copy } from "@/lib/content/share-kit";
import type { Article } from "@/lib/contract/website";
import { webEnv } from "@/lib/env";
import { articleHref, routes, shareCodeSrc, shareKitHref } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { type Channel, campaignPath, isChannel } from "@/lib/share-kit/campaign";
import { crawl } from "@/lib/share-kit/crawler-check";
import { type FoundArticle, findArticle } from "@/lib/share-kit/find-article";
import { shortTexts } from "@/lib/share-kit/short-texts";

/** Rendered for each request and not cached: the query names article, channel and campaign. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  ...pageMetadata({ title: copy.title, description: copy.description, path: routes.shareKit, picture: pagePictureSrc("halaman", "alat-berbagi") }),
  robots: { index: false, follow: false },
};

type Props = PageProps<"/bagikan">;

async function cameFromArticle(): Promise<boolean> {
  const referrer = (await headers()).get("referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).pathname === routes.article;
}

async function read(searchParams: Props["searchParams"]): Promise<{ input: KitInput; channel: Channel | undefined; isAsked: boolean }> {
  const given = await searchParams;
  const last = (name: string) => [given[name]].flat().at(-1)?.toWellFormed().trim() ?? "";
  const channel = last("saluran");
  return {
    input: { article: last("artikel"), channel, campaign: last("kampanye") },
    channel: isChannel(channel) ? channel : undefined,
    // Visitors who come from an article see its kit at once. The link has no channel, so crawlers only see the form.
    isAsked: given.saluran !== undefined || (last("artikel") !== "" && (await cameFromArticle())),
  };
}

async function Kit({ article, channel, campaign }: { article: Article; channel: Channel; campaign: string }) {
  const html = cleanHtml(article.content);
  const path = campaignPath(article.id, channel, campaign);
  const code = (format: "svg" | "png") => shareCodeSrc(article.id, format, { saluran: channel, kampanye: campaign });
  return (
    <>
      <p className="mb-8 text-lead">
        <Link href={articleHref(article.id)} className="font-bold">
          {article.title}
        </Link>
      </p>
      <KitResult
        article={article}
        url={webEnv().SITE_URL + path}
        qr={{ svg: code("svg"), png: code("png") }}
        texts={shortTexts({ description: article.description, html })}
        findings={await crawl(path)}
      />
    </>
  );
}

function Several({ found, input }: { found: Exclude<FoundArticle, { article: Article }>; input: KitInput }) {
  if ("failed" in found) return <p className="font-semibold">{copy.failed}</p>;
  if (found.several.length === 0) return <p className="font-semibold">{copy.none}</p>;
  return (
    <>
      <h2 className="text-h3">{copy.several}</h2>
      <ul className="mt-3 border-fg border-t-2">
        {found.several.map(({ id, title }) => (
          <li key={id} className="border-line border-b">
            <Link
              href={shareKitHref(id, { saluran: input.channel, kampanye: input.campaign })}
              className="inline-flex min-h-12 items-center font-semibold"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** /bagikan: address, QR code, previews, pictures and texts for sharing an article. */
export default async function ShareKitPage({ searchParams }: Props) {
  const { input, channel = "whatsapp", isAsked } = await read(searchParams);
  const found = isAsked && input.article ? await findArticle(input.article) : undefined;
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{copy.heading}</h1>
      <p className="mt-4 mb-8 max-w-176 text-fg-soft text-lead">{copy.lead}</p>
      <KitForm input={{ ...input, channel }} error={isAsked && !input.article ? copy.form.empty : undefined} />
      {found ? (
        <div id="hasil" className="mt-12 scroll-mt-24">
          {"article" in found ? (
            <Kit article={found.article} channel={channel} campaign={input.campaign} />
          ) : (
            <Several found={found} input={{ ...input, channel }} />
          )}
        </div>
      ) : null}
    </main>
  );
}
