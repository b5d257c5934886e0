"use client";

import { useState } from "react";
import { findQuestions } from "@/components/help/find-questions";
import { helpSearch } from "@/lib/content/help-search";
import { kitCopy } from "@/lib/content/kit";

const RESULTS_MAX = 8;

/** The questions of all tabs, which are in the page already. */
const questionsOfPage = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("[role=tabpanel] details[id]")].map((row) => ({
    id: row.id,
    question: row.querySelector("summary")?.textContent?.trim() ?? "",
    text: row.textContent?.replace(kitCopy.copyLink, "") ?? "",
  }));

/** What the search says about its results. */
function statusOf({ found, hasAll }: ReturnType<typeof findQuestions>): string {
  if (found.length === 0) return helpSearch.none;
  return hasAll ? helpSearch.found(found.length, RESULTS_MAX) : helpSearch.closest;
}

/** A search over the questions of all tabs. A result opens its tab and its question. */
export function HelpSearch() {
  const [text, setText] = useState("");
  const answer = text.trim() ? findQuestions(questionsOfPage(), text) : undefined;
  const status = answer && statusOf(answer);
  return (
    <div className="mt-7 noscript:hidden">
      <label htmlFor="cari-bantuan" className="mb-1.5 block font-semibold text-small">
        {helpSearch.label}
      </label>
      <input
        id="cari-bantuan"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-12 w-full max-w-120 rounded-sm bg-bg px-4 shadow-hairline-strong hover:shadow-hairline-fg focus-visible:rounded-sm focus-visible:shadow-halo focus-visible:outline-pandan-200 focus-visible:outline-offset-0"
      />
      <p role="status" className="mt-2 font-semibold text-small">
        <span key={status}>{status}</span>
      </p>
      {answer && answer.found.length > 0 ? (
        <ul aria-label={helpSearch.results} className="mt-1 rounded-sm bg-bg px-4 text-fg">
          {answer.found.slice(0, RESULTS_MAX).map(({ id, question }) => (
            <li key={id} className="border-line border-b last:border-b-0">
              <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 font-semibold">
                {question}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
