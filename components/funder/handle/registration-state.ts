import type { HandleEnd } from "@/components/funder/handle/tab-handle";
import type { AccountType, CurrentUser } from "@/lib/contract/investor";

export type Registration =
  | { kind: "loading" }
  /** `ofSession`: the session names the registration, so uploads need no handle beside it. */
  | { kind: "ready"; id: string; ofSession: boolean }
  /** The address has a handle that cannot be read. */
  | { kind: "invalid" }
  /** Neither a handle of the address or the tab, nor a session. */
  | { kind: "absent" }
  /**
   * The details of the session's account are submitted. `draftOf`: a refused handle of this tab that still has a draft.
   */
  | { kind: "done"; account: CurrentUser; draftOf?: string | undefined }
  /** The details were accepted in this tab. */
  | { kind: "accepted" }
  | { kind: "failed"; message: string };

/** What the browser knows when the page opens. */
export type Start = {
  /** The handle of the address, or else the one that this tab remembers. */
  id: string | undefined;
  /** The handle comes from the address. */
  given: boolean;
  /** The address has a handle that cannot be read. */
  unreadable: boolean;
  end: HandleEnd | undefined;
  signedIn: boolean;
};

type RegistrationEvent =
  | { type: "opened"; start: Start }
  /** The session's account is of this page's type. `draft`: the handle of this tab still has a draft. */
  | { type: "session-answered"; start: Start; account: CurrentUser; draft: boolean }
  | { type: "session-failed"; start: Start; temporary: boolean; message: string }
  | { type: "owner-changed" }
  | { type: "accepted" }
  | { type: "draft-dropped" };

/** Whether the session must be asked: a signed-in user without an open handle of this address. */
export function asksSession({ id, given, end, signedIn }: Start): boolean {
  return signedIn && !(id && !end && given);
}

/** The registration that this tab's storage names. */
function ofTab({ id, unreadable, end }: Start): Registration {
  if (end === "accepted") return { kind: "accepted" };
  if (id) return { kind: "ready", id, ofSession: false };
  return { kind: unreadable ? "invalid" : "absent" };
}

/** The other detail form, if the session's account is of the other type and has not submitted its details. */
export function otherForm(account: CurrentUser, type: AccountType): { type: AccountType; id: string } | undefined {
  return account.validate && account.type !== type ? { type: account.type, id: account.id } : undefined;
}

export function reduceRegistration(state: Registration, event: RegistrationEvent): Registration {
  switch (event.type) {
    case "opened":
      return asksSession(event.start) ? { kind: "loading" } : ofTab(event.start);
    case "session-answered": {
      const { start, account, draft } = event;
      if (account.validate) return { kind: "ready", id: account.id, ofSession: true };
      return { kind: "done", account, ...(start.id && start.end === "refused" && draft ? { draftOf: start.id } : {}) };
    }
    case "session-failed": {
      const { start, temporary, message } = event;
      return temporary && (!start.id || start.end) ? { kind: "failed", message } : ofTab(start);
    }
    case "owner-changed":
      return { kind: "loading" };
    case "accepted":
      return { kind: "accepted" };
    case "draft-dropped":
      return state.kind === "done" ? { kind: "done", account: state.account } : state;
  }
}
