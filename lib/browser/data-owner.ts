import { checkOwner, entryOf, isRecord, keysIn, ownerItem, removePersonal, stem, storedItem, watchOwner } from "@/lib/browser/storage";

/** Tells one time of being signed in from the next. */
const newId = () => `${Date.now()}-${Math.random()}`;
const applicantStem = stem(entryOf("applicant"));

function changeOwner(username: string | undefined): void {
  removePersonal("local");
  removePersonal("session");
  watchOwner();
  if (username === undefined) ownerItem.remove();
  else ownerItem.set({ id: newId(), username });
  checkOwner();
}

/** Whether this tab holds a registration that was begun under another name. */
function isOfAnotherApplicant(username: string): boolean {
  return keysIn("session").some((key) => {
    if (!key.startsWith(applicantStem)) return false;
    const applicant = storedItem("applicant", isRecord, { rest: key.slice(applicantStem.length) }).get();
    return typeof applicant?.username === "string" && applicant.username !== username;
  });
}

/** Gives what the browser holds to the person who is signed in. What another person left is removed. */
export function claimData(username: string): void {
  checkOwner();
  const owner = ownerItem.get();
  if (owner?.username === username) {
    // Lives as long as the last sign-in does.
    ownerItem.set(owner);
    return;
  }
  if (owner || isOfAnotherApplicant(username)) changeOwner(username);
  else {
    ownerItem.set({ id: newId(), username });
    checkOwner();
  }
}

/** Somebody opens an account: what another person left, whose session ran out, is removed. */
export function releaseData(username: string): void {
  checkOwner();
  const owner = ownerItem.get();
  if (owner && owner.username !== username) changeOwner(undefined);
}

/** Removes everything that the person gave, in every tab: after signing out. */
export function dropPersonalData(): void {
  changeOwner(undefined);
}
