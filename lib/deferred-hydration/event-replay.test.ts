/** @jest-environment jsdom */
import { replayEvents } from "./event-replay.ts";

window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;

class Channel {
  port1: { onmessage?: (event: unknown) => void } = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) };
}

/** A page that notes what its fields tell once they are given back. */
function stage(html: string): { told: unknown[]; takeOver: () => Promise<void> } {
  Object.assign(globalThis, { MessageChannel: Channel });
  document.body.innerHTML = html;
  replayEvents(() => undefined);
  const told: unknown[] = [];
  return {
    told,
    takeOver: async () => {
      document.body.addEventListener("change", ({ target }) => {
        const { type, checked, value } = target as HTMLInputElement;
        told.push(type === "checkbox" ? checked : value);
      });
      document.dispatchEvent(new Event("hydrated"));
      // By turns, not by the clock: on a busy machine each one of the page's own takes longer.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it("keeps a choice from a list that is set back between its two events", async () => {
  const { told, takeOver } = stage("<select><option>90</option><option>150</option></select>");
  const list = document.querySelector("select") as HTMLSelectElement;
  list.value = "150";
  list.dispatchEvent(new Event("input", { bubbles: true }));
  list.value = "90";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  await takeOver();
  expect([list.value, told]).toEqual(["150", ["150"]]);
});

it("keeps a tick that is set back while it is pressed, and the last of two", async () => {
  const { told, takeOver } = stage('<input type="checkbox"><input type="checkbox">');
  const [tick, twice] = document.querySelectorAll("input");
  tick?.addEventListener("click", () => setTimeout(() => Object.assign(tick, { checked: false })), { once: true });
  tick?.addEventListener("input", () => Object.assign(tick, { checked: false }), { once: true, capture: true });
  tick?.click();
  twice?.click();
  twice?.click();
  await takeOver();
  expect([tick?.checked, twice?.checked, told]).toEqual([true, false, [true, false]]);
});

it("keeps what comes later over what came first", async () => {
  const { told, takeOver } = stage("<input><select><option>a</option><option>b</option><option>c</option></select>");
  const text = document.querySelector("input") as HTMLInputElement;
  const list = document.querySelector("select") as HTMLSelectElement;
  for (const value of ["b", "c"]) {
    Object.assign(list, { value }).dispatchEvent(new Event("input", { bubbles: true }));
    list.dispatchEvent(new Event("change", { bubbles: true }));
    Object.assign(text, { value: text.value + value }).dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // A password manager tells of its text by a change alone.
  Object.assign(text, { value: "rahasia" }).dispatchEvent(new Event("change", { bubbles: true }));
  await takeOver();
  expect([text.value, list.value, told]).toEqual(["rahasia", "c", ["c"]]);
});

it("puts a letter typed after React has emptied the field behind the earlier ones, wherever the browser has the cursor", () => {
  stage("<input>");
  const text = document.querySelector("input") as HTMLInputElement;
  text.value = "p";
  text.dispatchEvent(new InputEvent("input", { bubbles: true }));
  text.value = "";
  const next = new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType: "insertText", data: "e" });
  text.dispatchEvent(next);
  expect([text.value, next.defaultPrevented]).toEqual(["pe", true]);
});

it("keeps the letters typed into a field while those before it are given back, and lets go of those that have been", async () => {
  const { takeOver } = stage("<input><input>");
  const [first, second] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  const type = (field: HTMLInputElement, value: string) => Object.assign(field, { value }).dispatchEvent(new InputEvent("input", { bubbles: true }));
  type(first, "nama");
  type(second, "Raha");
  second.value = "";
  const next = new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType: "insertText", data: "s" });
  first.addEventListener("input", () => second.dispatchEvent(next) && type(second, "s"), { once: true });
  second.addEventListener("focusout", () => type(first, "nama baru"), { once: true });
  await takeOver();
  expect([first.value, second.value]).toEqual(["nama baru", "Rahas"]);
});

it("gives back to what stands there now, after the page was drawn anew in words of its own: texts, ticks, the focus, a press", async () => {
  const page = (label: string) =>
    `<input name="a"><input type="radio" name="b" value="1"><input type="radio" name="b" value="2"><button class="x">Lihat</button><button class="y">${label}</button>`;
  const { takeOver } = stage(page("Send"));
  const [text, , second] = document.querySelectorAll("input");
  text?.focus();
  Object.assign(text as HTMLInputElement, { value: "Rani" }).dispatchEvent(new Event("input", { bubbles: true }));
  second?.click();
  document.querySelector<HTMLButtonElement>(".y")?.click();
  document.body.innerHTML = page("Kirim");
  const pressed: unknown[] = [];
  document.body.addEventListener("click", ({ target }) => target instanceof HTMLButtonElement && pressed.push(target.textContent));
  await takeOver();
  const [textNow, firstNow, secondNow] = document.querySelectorAll("input");
  expect([textNow?.value, firstNow?.checked, secondNow?.checked, pressed]).toEqual(["Rani", false, true, ["Kirim"]]);
  expect(document.activeElement).toBe(textNow);
});

it("presses nothing on a page drawn anew where another control looks the same", async () => {
  const { takeOver } = stage("<button>Send</button>");
  document.querySelector("button")?.click();
  document.body.innerHTML = "<button>Salin</button><button>Kirim</button>";
  let pressed = 0;
  document.body.addEventListener("click", () => {
    pressed += 1;
  });
  await takeOver();
  expect(pressed).toBe(0);
});

it("moves focus, text and cursor to the new field at once when React renders it again, so that no letter is lost", async () => {
  const page = '<p><input name="a"></p>';
  const { takeOver } = stage(page);
  const old = document.querySelector("input") as HTMLInputElement;
  old.focus();
  Object.assign(old, { value: "Ra" }).dispatchEvent(new InputEvent("input", { bubbles: true }));
  document.body.innerHTML = page;
  await Promise.resolve();
  const current = document.querySelector("input") as HTMLInputElement;
  expect([document.activeElement === current, current.value, current.selectionStart]).toEqual([true, "Ra", 2]);
  Object.assign(current, { value: "Ran" }).dispatchEvent(new InputEvent("input", { bubbles: true }));
  await takeOver();
  expect(current.value).toBe("Ran");
});
