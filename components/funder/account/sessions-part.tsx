"use client";

import { useState } from "react";
import { AccountPart } from "@/components/funder/account/account-part";
import { endDevice } from "@/components/funder/account/api";
import { keepDraft } from "@/components/funder/handle/keep-draft";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { focusPart } from "@/lib/browser/focus-part";
import { accountCopy } from "@/lib/content/account";
import type { Session } from "@/lib/contract/account";
import type { CurrentUser } from "@/lib/contract/investor";
import { endSession } from "@/lib/enhancements/calls";
import { longMoment } from "@/lib/format/date";

const copy = accountCopy.sessions;

/** A browser that is signed in. Ending the current one is the usual sign-out, which asks about an unsent form. */
function Device({ user, session, onEnded }: { user: CurrentUser; session: Session; onEnded: () => void }) {
  const { id, device = copy.unknown, at, current } = session;
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useSingleMutation({
    ...endDevice,
    onSuccess({ data, message }) {
      if (data) keepDraft(user, data);
      toast.success(message);
      focusPart();
      onEnded();
    },
  });
  async function leave() {
    setLeaving(true);
    await endSession();
    setLeaving(false);
  }
  const moment = longMoment(at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {current ? <span className="ml-1 rounded-sm bg-success-bg px-2 py-0.5 text-small">{copy.here}</span> : null}
        </p>
        <p className="text-fg-soft text-small">{copy.since(moment)}</p>
      </div>
      <Button
        variant="text"
        size="compact"
        className="not-forced-colors:-mr-4.5"
        busy={isPending || leaving}
        onClick={() => (current ? void leave() : mutate(id))}
        aria-label={copy.endNamed(device, moment)}
      >
        {copy.end}
      </Button>
    </li>
  );
}

/** Where the account is signed in, and the sign-out of one device or of all. */
export function SessionsPart({ user, sessions, onEnded }: { user: CurrentUser; sessions: readonly Session[]; onEnded: () => void }) {
  const [asking, setAsking] = useState(false);
  async function leaveAll() {
    // The sign-out may open a second dialog, about a draft.
    setAsking(false);
    await endSession({ everywhere: true });
  }
  return (
    <AccountPart id="perangkat" title={copy.title} text={copy.text}>
      <ul className="mt-4 border-line border-t">
        {sessions.map((session) => (
          <Device key={session.id} user={user} session={session} onEnded={onEnded} />
        ))}
      </ul>
      <Button variant="line" size="compact" className="mt-4" onClick={() => setAsking(true)}>
        {copy.endAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.ask}
        text={copy.askText}
        yes={copy.endAll}
        no={copy.stay}
        onNo={() => setAsking(false)}
        onYes={() => void leaveAll()}
      />
    </AccountPart>
  );
}
