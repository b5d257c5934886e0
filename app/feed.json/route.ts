import { answerFeed } from "@/lib/article/answer-feed";
import { jsonFeed } from "@/lib/article/feeds";

export const dynamic = "force-static";
export const revalidate = 300;

/** The newest articles for feed readers that prefer JSON. */
export const GET = () => answerFeed("application/feed+json", jsonFeed);
