import { checkOwner, entryOf, isRecord, keysIn, ownerItem, removePersonal, stem, storedItem, watchOwner } from "@/lib/browser/storage";

/** Id of one sign-in. */
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

/** Whether this tab has a registration begun under another username. */
function isOfAnotherApplicant(username: string): boolean {
  return keysIn("session").some((key) => {
    if (!key.startsWith(applicantStem)) return false;
    const applicant = storedItem("applicant", isRecord, { rest: key.slice(applicantStem.length) }).get();
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

/** After sign-out: removes all personal data, in every tab. */
export function dropPersonalData(): void {
  changeOwner(undefined);
}
