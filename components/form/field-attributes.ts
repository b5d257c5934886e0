/** Id of the control of a field; the error summary links to it. */
export const fieldId = (name: string) => `isian-${name.replace(/[^\w-]/g, "-")}`;

export const labelId = (id: string) => `${id}-label`;

export const hintId = (id: string) => `${id}-petunjuk`;

export const errorId = (id: string) => `${id}-galat`;

export const pauseId = (errorId: string) => `${errorId}-pause`;

/**
 * Ids of the elements that describe a control: its error, others, its hint. Where an error has no full stop, a comma
 * separates it from the text that is read after it.
 */
export function descriptionIds(id: string, error: string | undefined, hint: boolean, others: readonly string[] = []): string | undefined {
  const pause = error && !error.endsWith(".") && (hint || others.length > 0);
  const ids = [error && errorId(id), pause && pauseId(errorId(id)), ...others, hint && hintId(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** What ties a control to the label, the error and the hint that Field shows. */
export const controlAttributes = (id: string, error: string | undefined, hint: boolean) => ({
  id,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": descriptionIds(id, error, hint),
});

const edge = "rounded-sm border has-disabled:border-line-mid has-disabled:bg-bg-quiet has-disabled:text-fg-mute";

const focus = "focus-within:outline-3 focus-within:outline-pandan-200";

const calm = "border-line-strong not-focus-within:not-has-disabled:hover:border-fg focus-within:border-action focus-within:shadow-hairline-action";

/** Stays red in focus: a refusal moves the focus to the field that must be corrected. */
const wrong = "border-danger shadow-hairline-danger";

/**
 * The 52 px box that carries border, focus halo and error edge around one or more controls. `blocked`: it cannot be
 * used yet.
 */
export const fieldBox = (error: string | undefined, blocked = false) =>
  `relative flex w-full min-w-0 items-center ${blocked ? "bg-bg-quiet" : "bg-bg-card"} ${edge} ${focus} ${error ? wrong : calm}`;

/** A control inside the box: its own outline is the box's halo. */
export const fieldControl =
  "min-h-12.5 w-full min-w-0 flex-1 rounded-sm bg-transparent px-4 py-3 text-body outline-hidden placeholder:text-fg-mute disabled:cursor-not-allowed";

/** A 44 px button at the end of the box. */
export const fieldButton = "mr-1 grid size-11 shrink-0 place-items-center rounded-sm text-fg-soft hover:bg-bg-hover";
