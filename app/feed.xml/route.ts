import { answerFeed } from "@/lib/article/answer-feed";
import { rssFeed } from "@/lib/article/feeds";

export const dynamic = "force-static";
export const revalidate = 300;

/** The newest articles for feed readers. */
export const GET = () => answerFeed("application/rss+xml", rssFeed);
