import { findingsOf, folderCycles, importsOf } from "./structure-rules.ts";

test("resolves aliases and relative imports, static and dynamic", () => {
  const source = 'import { a } from "@/lib/limits";\nimport "../page/finish.ts";\nconst b = import("./early.ts");\nimport z from "zod";';
  expect(importsOf("lib/page/cache-handler.ts", source)).toEqual(["lib/limits", "lib/page/finish.ts", "lib/page/early.ts", "zod"]);
});

test.each([
  ["components/blog/feed.tsx", 'import { Ad } from "@/components/ads/ad";', "subjects never import subjects"],
  ["components/ui/card.tsx", 'import { Ad } from "@/components/ads/ad";', "the kit knows no subject"],
  ["app/(site)/blog/page.tsx", 'import { headers } from "next/headers";', "pages of the public site stay cacheable"],
  ["app/(site)/page.tsx", "export default ({ searchParams }) => searchParams;", "pages of the public site stay cacheable"],
  ["components/ads/ad.tsx", 'localStorage.setItem("a", "b");', "only lib/browser/storage.ts does"],
  ["components/ads/ad.tsx", 'import { answerCall } from "@/lib/gateway/handle-call";', "browser code never imports the server"],
  ["lib/browser/session.ts", 'import { finish } from "../page/finish.ts";', "browser code never imports the server"],
  ["lib/enhancements/calls.ts", 'const x = import("../accelerator/index.ts");', "browser code never imports the server"],
  ["lib/api/api-fetch.ts", 'import type { Tag } from "@/lib/page/tags";', "browser code never imports the server"],
  ["lib/api/api-fetch.ts", 'import { db } from "../../reference-api/db.ts";', "browser code never imports the server"],
  ["components/ads/ad.tsx", 'void fetch("/api/ad/click/1");', "calls the network itself"],
  ["components/ads/ad.tsx", 'import axios from "axios";', "calls the network itself"],
  ["reference-api/services/codes.ts", 'import { route } from "../http/route.ts";', "a floor of the reference API"],
  ["reference-api/db/open.ts", 'import type { Deps } from "../services/deps.ts";', "a floor of the reference API"],
  ["components/ads/use-ads.ts", 'import { useState } from "react";\nexport const useAds = () => useState<string>("");', "calls a hook"],
  ["components/ads/ad.tsx", '// a comment\n"use client";\nconst ad = useAds();', "calls a hook"],
])("finds a fault in %s: %s", (file, source, finding) => {
  expect(findingsOf(file, source)).toEqual([expect.stringContaining(finding)]);
});

test.each([
  ["components/blog/feed.tsx", 'import { Button } from "@/components/ui/button";\nimport { Card } from "@/components/blog/card";'],
  ["app/(dynamic)/blog/page.tsx", 'import { headers } from "next/headers";'],
  ["components/ads/ad.test.tsx", "localStorage.clear();"],
  ["lib/browser/storage.ts", "localStorage.clear();"],
  ["reference-api/http/route.ts", 'import { errors } from "../errors.ts";\nimport type { Deps } from "../services/deps.ts";'],
  ["components/ads/ad.tsx", "// localStorage is not used here, and neither is useAds()"],
  ["lib/api/server-fetch.ts", 'import "server-only";\nimport { logger } from "@/lib/telemetry/logger";'],
  ["components/ads/use-ads.ts", '"use client";\n\nexport const useAds = () => useState("");'],
  ["components/ads/ad.tsx", 'const focus = refuse("");'],
])("accepts %s: %s", (file, source) => expect(findingsOf(file, source)).toEqual([]));

test("finds import cycles of any length between folders of lib, and none in a tree", () => {
  const tree = new Map([
    ["lib/api/fetch.ts", 'import "@/lib/browser/session";\nimport "../env.ts";'],
    ["lib/browser/session.ts", 'import "../format/date.ts";\nimport "./storage.ts";'],
    ["lib/env.ts", 'import "zod";'],
  ]);
  expect(folderCycles(tree)).toEqual([]);
  const circle = new Map([...tree, ["lib/format/date.ts", 'import type { A } from "@/lib/api/fetch";']]);
  expect(folderCycles(circle)).toEqual(["api → browser → format → api"]);
});
