"use client";

import { useState } from "react";
import { helpSearch } from "@/lib/content/help-search";
import { foldText } from "@/lib/format/fold-text";

type Found = { id: string; question: string };

const RESULTS_MAX = 8;

/**
 * Searches the questions of all tabs, which are in the page already: those that contain every word, in the question
 * first.
 */
function find(text: string): Found[] {
  const words = foldText(text).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const rows = [...document.querySelectorAll<HTMLDetailsElement>("[role=tabpanel] details[id]")].map((row) => ({
    id: row.id,
    question: row.querySelector("summary")?.textContent?.trim() ?? "",
    all: foldText(row.textContent ?? ""),
  }));
  const inQuestion = ({ question }: Found) => words.every((word) => foldText(question).includes(word));
  const found = rows.filter(({ all }) => words.every((word) => all.includes(word)));
  return [...found.filter(inQuestion), ...found.filter((row) => !inQuestion(row))].slice(0, RESULTS_MAX);
}

/** A search over the questions of all tabs. A result opens its tab and its question. */
export function HelpSearch() {
  const [text, setText] = useState("");
  const found = text.trim().length > 1 ? find(text) : undefined;
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
        <span key={found?.length ?? "none"}>{found && (found.length > 0 ? helpSearch.found(found.length) : helpSearch.none)}</span>
      </p>
      {found && found.length > 0 ? (
        <ul aria-label={helpSearch.results} className="mt-1 rounded-sm bg-bg px-4 text-fg">
          {found.map(({ id, question }) => (
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
