import { z } from "./zod.ts";

/** A field of the form that the funder is asked for again, and why. */
const reviewItem = z.object({ field: z.string().regex(/^[a-zA-Z]{1,60}$/), reason: z.string().max(1_000) });
export type ReviewItem = z.infer<typeof reviewItem>;

/** The state of a funder's submission. */
const reviewStates = ["received", "reviewing", "correction", "approved", "refused"] as const;

/** Optional in `current-user`; an unknown state counts as absent. */
export const reviewSchema = z.object({
  status: z.enum(reviewStates),
  /** With `correction`. */
  items: z.array(reviewItem).optional(),
  /** With `refused`. */
  reason: z.string().max(1_000).optional(),
});
export type Review = z.infer<typeof reviewSchema>;
