"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askColleague, endLink, linksOf } from "@/components/funder/colleague/api";
import { savedTime } from "@/components/funder/draft/saved-time";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toaster";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { asApiError } from "@/lib/api/api-error";
import { colleagueList as copy } from "@/lib/content/colleague";
import type { ColleagueAsked, ColleagueRow } from "@/lib/contract/colleague";
import { type ColleaguePart, colleagueParts, colleaguePartTitles, fieldsOfPart } from "@/lib/contract/colleague-parts";

const loadLinkDialog = () => import("@/components/funder/colleague/link-dialog").then(({ LinkDialog }) => LinkDialog);
const loadAnswersDialog = () => import("@/components/funder/colleague/answers-dialog").then(({ AnswersDialog }) => AnswersDialog);

const timeOf = (at: string | undefined) => (at ? savedTime(Date.parse(at)) : "");

function stateText({ state, to, name = "", expiresAt, filledAt, takenAt }: ColleagueRow): string {
  if (state === "waiting") return copy.states.waiting(to, timeOf(expiresAt));
  if (state === "filled") return copy.states.filled(name, timeOf(filledAt));
  return state === "taken" ? copy.states.taken(name, timeOf(takenAt)) : copy.states[state];
}

type Ending = { act: keyof typeof copy.end; part: ColleaguePart; row: ColleagueRow };

const rowId = (part: ColleaguePart) => `rekan-${part}`;

type RowProps = {
  part: ColleaguePart;
  row: ColleagueRow | undefined;
  busy: boolean;
  onAsk: () => void;
  onEnd: () => void;
  onSee: () => void;
};

/** A part: what is in it, the state of its newest link, and what can be done. */
function PartRow({ part, row, busy, onAsk, onEnd, onSee }: RowProps) {
  const title = colleaguePartTitles[part];
  const about = <VisuallyHidden>: {title}</VisuallyHidden>;
  const state = row?.state;
  return (
    <li
      id={rowId(part)}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-2 border-line outline-hidden border-b py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div>
        <h3 className="font-bold font-sans text-[1rem] tracking-normal">{title}</h3>
        <p className="text-fg-mute text-small">
          {fieldsOfPart(part)
            .map(({ label }) => label)
            .join(", ")}
        </p>
        {row ? <p className={`mt-1 wrap-anywhere ${state === "filled" ? "font-bold text-success" : "text-fg-soft"}`}>{stateText(row)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "filled" ? (
          <Button size="compact" onClick={onSee}>
            {copy.see}
            {about}
          </Button>
        ) : (
          <Button variant="line" size="compact" busy={busy} onClick={onAsk}>
            {row ? copy.again : copy.ask}
            {about}
          </Button>
        )}
        {state === "filled" || state === "waiting" ? (
          <Button variant="text" size="compact" onClick={onEnd}>
            {state === "filled" ? copy.drop : copy.revoke}
            {about}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The parts of a company's form, each of which a colleague can be asked to fill in. Absent where the upstream has none of it. */
export function ColleaguePanel({ uploads }: { uploads: Uploads }) {
  const { owner } = uploads;
  const { data: rows, error, refetch } = useQuery(linksOf(owner));
  const [asked, setAsked] = useState<ColleagueAsked & { part: ColleaguePart }>();
  const [seen, setSeen] = useState<ColleagueRow>();
  const ask = useSingleMutation({
    ...askColleague,
    onSuccess(link, { part }) {
      setAsked({ ...link, part });
      void refetch();
    },
  });
  const [ending, setEnding] = useState<Ending>();
  const end = useSingleMutation({
    ...endLink,
    onSuccess: (message) => toast.success(ending?.act === "drop" ? copy.dropped : message),
    async onSettled() {
      await refetch();
      setEnding(undefined);
    },
  });
  const { Part: LinkDialog, ask: askLinkDialog } = useLazyComponent(loadLinkDialog);
  const { Part: AnswersDialog, ask: askAnswersDialog } = useLazyComponent(loadAnswersDialog);
  // The dialog first: the link is shown only once.
  const askFor = async (part: ColleaguePart) => (await askLinkDialog()) && ask.mutate({ owner, part });
  if (error && asApiError(error).kind === "not-found") return null;
  // What waits for the owner comes first, then the newest.
  const rowOf = (part: ColleaguePart) => rows?.find((row) => row.part === part && row.state === "filled") ?? rows?.find((row) => row.part === part);
  const filled = new Set(rows?.flatMap(({ part, state }) => (state === "filled" ? [part] : []))).size;
  return (
    <details className="group/row mb-10 border-fg border-t-2 print:hidden">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-bold font-display text-h3 tracking-figure">{copy.title}</span>
          <span className="mt-1 block text-fg-soft">{copy.hint}</span>
          {filled > 0 ? <span className="mt-1 block font-bold text-success">{copy.filled(filled)}</span> : null}
        </span>
        <span aria-hidden="true" className="cross relative size-6 flex-none text-action group-open/row:after:rotate-0" />
      </summary>
      {rows ? (
        <ul className="border-line border-t">
          {colleagueParts.map((part) => {
            const row = rowOf(part);
            return (
              <PartRow
                key={part}
                part={part}
                row={row}
                busy={ask.isPending && ask.variables?.part === part}
                onAsk={() => (row?.state === "waiting" ? setEnding({ act: "again", part, row }) : void askFor(part))}
                onEnd={() => row && setEnding({ act: row.state === "filled" ? "drop" : "revoke", part, row })}
                onSee={async () => (await askAnswersDialog()) && setSeen(row)}
              />
            );
          })}
        </ul>
      ) : (
        <p role="status" className="pb-5">
          {error ? copy.failed : copy.loading}{" "}
          {error ? (
            <Button variant="text" size="compact" onClick={() => void refetch()}>
              {copy.retry}
            </Button>
          ) : null}
        </p>
      )}
      {ending ? (
        <ConfirmDialog
          open
          title={copy.end[ending.act].title}
          text={copy.end[ending.act].text}
          yes={copy[ending.act]}
          no={copy.stay}
          busy={end.isPending}
          onNo={() => setEnding(undefined)}
          onYes={() => {
            if (ending.act !== "again") return end.mutate({ owner, id: ending.row.id, taken: false });
            setEnding(undefined);
            void askFor(ending.part);
          }}
          // The buttons of the part change.
          focusAfterYes={() => document.getElementById(rowId(ending.part))}
        />
      ) : null}
      {asked && LinkDialog ? (
        <LinkDialog
          owner={owner}
          link={asked.link}
          part={asked.part}
          onClose={() => {
            setAsked(undefined);
            void refetch();
          }}
        />
      ) : null}
      {seen && AnswersDialog ? (
        <AnswersDialog
          row={seen}
          uploads={uploads}
          onClose={() => setSeen(undefined)}
          onTaken={() => end.mutate({ owner, id: seen.id, taken: true })}
        />
      ) : null}
    </details>
  );
}
