import { infiniteQueryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ArticleSummary } from "@/lib/contract/website";
import { BLOG_PAGE_SIZE } from "@/lib/limits";

export type FeedList = { category: string; keyword?: string; page: number; total: number; records: readonly ArticleSummary[] };

type FeedPage = Pick<FeedList, "total" | "records">;

/**
 * A list of articles from the page that the server has rendered on. Ends with the latest total, or with an empty page.
 */
export const articleFeed = ({ category, keyword, page: first, total, records }: FeedList) =>
  infiniteQueryOptions({
    queryKey: ["articles", category, keyword, first],
    queryFn: async ({ pageParam: page, signal }): Promise<FeedPage> => {
      const body = { page, pageSize: BLOG_PAGE_SIZE, category, keyword };
      return (await apiFetch<"blogList">({ method: "POST", path: "/api/h5/website/blog/list", body, signal })).data;
    },
    initialData: { pages: [{ total, records }] as FeedPage[], pageParams: [first] },
    initialPageParam: first,
    getNextPageParam: (last, _pages, page) => (last.records[0] && page * BLOG_PAGE_SIZE < last.total ? page + 1 : undefined),
    // The reader retries by the button; what has been read does not change by itself.
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
