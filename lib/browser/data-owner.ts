import { OWNER_EVENT } from "@/lib/browser/names";
import { checkOwner, entryOf, fixedPart, isRecord, keysIn, ownerItem, removePersonal, storedItem, watchOwner } from "@/lib/browser/storage";

/** Id of one sign-in. */
const newId = () => `${Date.now()}-${Math.random()}`;
const applicantStart = fixedPart(entryOf("applicant"));

function setOwner(username: string | undefined): void {
  watchOwner();
  if (username === undefined) ownerItem.remove();
  else ownerItem.set({ id: newId(), username });
  document.dispatchEvent(new Event(OWNER_EVENT));
  checkOwner();
}

function changeOwner(username: string | undefined): void {
  removePersonal("local");
  removePersonal("session");
  setOwner(username);
}

/** Whether this tab has a registration begun under another username. */
function isOfAnotherApplicant(username: string): boolean {
  return keysIn("session").some((key) => {
    if (!key.startsWith(applicantStart)) return false;
    const applicant = storedItem("applicant", isRecord, { rest: key.slice(applicantStart.length) }).get();
    return typeof applicant?.username === "string" && applicant.username !== username;
  });
}

/** Assigns the stored data to the signed-in user. Data of another person is removed. */
export function claimData(username: string): void {
  checkOwner();
  const owner = ownerItem.get();
  if (owner?.username === username) {
    // Renews its lifetime.
    ownerItem.set(owner);
    return;
  }
  if (owner || isOfAnotherApplicant(username)) changeOwner(username);
  else {
    ownerItem.set({ id: newId(), username });
    checkOwner();
  }
}

/** Before a registration: removes the data of another person, whose session may have expired. */
export function releaseData(username: string): void {
  checkOwner();
  const owner = ownerItem.get();
  if (owner && owner.username !== username) changeOwner(undefined);
}

/**
 * After sign-out: removes all personal data, in every tab. With `keepDrafts` the drafts of forms stay in this browser:
 * they open again for the same person, and the sign-in of another one removes them.
 */
export function dropPersonalData({ keepDrafts }: { keepDrafts: boolean }): void {
  const username = ownerItem.get()?.username;
  removePersonal("session");
  if (!keepDrafts) removePersonal("local");
  setOwner(keepDrafts ? username : undefined);
}
