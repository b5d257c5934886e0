/** @jest-environment node */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { boundCacheLife } from "./cache-life";

function policyOf(type: string, policy?: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader("content-type", type);
  if (policy) response.setHeader("cache-control", policy);
  boundCacheLife(response);
  return response.getHeader("cache-control");
}

test.each([
  ["a page with data", "text/html; charset=utf-8", "s-maxage=60, stale-while-revalidate=31535940", "max-age=0, s-maxage=60"],
  ["a page without data", "text/html; charset=utf-8", "s-maxage=31536000", "max-age=0, s-maxage=60"],
  ["a part of a page", "text/x-component", "s-maxage=31536000", "max-age=0, s-maxage=60"],
  ["a page renewed more often", "text/html", "s-maxage=5, stale-while-revalidate=60", "max-age=0, s-maxage=5"],
  ["a sitemap", "application/xml", "s-maxage=3600, stale-while-revalidate=31532400", "max-age=0, s-maxage=3600"],
  ["a file with a life of its own", "application/rss+xml", "public, max-age=300", "public, max-age=300"],
  ["a page that chose both", "text/html", "max-age=10, s-maxage=20", "max-age=10, s-maxage=20"],
  [
    "a personal page",
    "text/html",
    "private, no-cache, no-store, max-age=0, must-revalidate",
    "private, no-cache, no-store, max-age=0, must-revalidate",
  ],
  ["an answer without a word", "text/html", undefined, undefined],
])("%s", (_, type, policy, expected) => {
  expect(policyOf(type, policy)).toBe(expected);
});
