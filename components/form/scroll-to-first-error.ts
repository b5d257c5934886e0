/**
 * Brings the first wrong field of a form into view, with its label and message, moving the page no more than needed.
 */
export function scrollToFirstError(root: ParentNode = document): void {
  const wrong = root.querySelector('[aria-invalid="true"], [data-invalid="true"]');
  (wrong?.closest("[data-field]") ?? wrong)?.scrollIntoView({ block: "nearest" });
}
