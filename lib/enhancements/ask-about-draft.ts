import { headerCopy } from "../content/shell.ts";

const copy = headerCopy.draft;
const BUTTON = "min-h-12 rounded-petal px-5 font-bold text-[0.9375rem] shadow-edge hover:bg-bg-quiet";
const MAIN_BUTTON = "min-h-12 rounded-petal bg-action px-5 font-bold text-[0.9375rem] text-action-fg hover:bg-action-hover";

type Answer = "keep" | "remove" | "stay";

function button(answer: Answer, className: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { value: answer, textContent: copy[answer], className });
}

/** Asks before a sign-out what happens to a form that was not sent. Closing the dialog means staying. */
export function askAboutDraft(): Promise<Answer> {
  const dialog = document.createElement("dialog");
  dialog.className = "m-auto w-[calc(100%-2rem)] max-w-120 rounded-md bg-bg-card p-6 text-fg shadow-menu backdrop:bg-arang/60";
  dialog.setAttribute("aria-labelledby", "draft-question");
  const form = Object.assign(document.createElement("form"), { method: "dialog", className: "grid gap-3" });
  const title = Object.assign(document.createElement("h2"), { id: "draft-question", className: "text-h3", textContent: copy.title });
  const text = Object.assign(document.createElement("p"), { className: "mb-3 text-fg-soft", textContent: copy.text });
  form.append(title, text, button("keep", MAIN_BUTTON), button("remove", BUTTON), button("stay", BUTTON));
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "keep" || dialog.returnValue === "remove" ? dialog.returnValue : "stay");
    });
  });
}
