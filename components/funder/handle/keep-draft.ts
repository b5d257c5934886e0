import { moveDraft } from "@/components/funder/draft/draft-store";
import { recallHandle, storeHandle } from "@/components/funder/handle/tab-handle";
import type { CurrentUser } from "@/lib/contract/investor";

/**
 * Moves the draft of a pending registration to its new handle, which a changed password and the end of another session give
 * it.
 */
export function keepDraft(before: CurrentUser, after: CurrentUser): void {
  if (!before.validate || !after.validate || before.id === after.id) return;
  moveDraft(before.id, after.id);
  if (recallHandle(before.type) === before.id) storeHandle(before.type, after.id);
}
