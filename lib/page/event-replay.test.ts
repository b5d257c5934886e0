/** @jest-environment jsdom */
import { replayEvents } from "./event-replay.ts";

class Channel {
  port1: { onmessage?: (event: unknown) => void } = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) };
}

/** Opens a page that records the change events of the replay. */
function openPage(html: string): { replayed: unknown[]; hydrate: () => Promise<void> } {
  Object.assign(globalThis, { MessageChannel: Channel });
  document.body.innerHTML = html;
  replayEvents();
  const replayed: unknown[] = [];
  return {
    replayed,
    hydrate: async () => {
      document.body.addEventListener("change", ({ target }) => {
        const { type, checked, value } = target as HTMLInputElement;
        replayed.push(type === "checkbox" ? checked : value);
      });
      document.dispatchEvent(new Event("hydrated"));
      // Counts macrotasks, because on a busy machine each one takes longer.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

// What a test has recorded and not replayed ends with it, as do the listeners on its body.
afterEach(async () => {
  document.body = document.createElement("body");
  document.dispatchEvent(new Event("hydrated"));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
});

it("replays a choice that React resets between input and change", async () => {
  const { replayed, hydrate } = openPage("<select><option>90</option><option>150</option></select>");
  const list = document.querySelector("select") as HTMLSelectElement;
  list.value = "150";
  list.dispatchEvent(new Event("input", { bubbles: true }));
  list.value = "90";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  await hydrate();
  expect([list.value, replayed]).toEqual(["150", ["150"]]);
});

it("replays a checkbox that React resets during the click, and the last of two clicks", async () => {
  const { replayed, hydrate } = openPage('<input type="checkbox"><input type="checkbox">');
  const [tick, twice] = document.querySelectorAll("input");
  tick?.addEventListener("click", () => setTimeout(() => Object.assign(tick, { checked: false })), { once: true });
  tick?.addEventListener("input", () => Object.assign(tick, { checked: false }), { once: true, capture: true });
  tick?.click();
  twice?.click();
  twice?.click();
  await hydrate();
  expect([tick?.checked, twice?.checked, replayed]).toEqual([true, false, [true, false]]);
});

it("replays only the last value of a field", async () => {
  const { replayed, hydrate } = openPage("<input><select><option>a</option><option>b</option><option>c</option></select>");
  const text = document.querySelector("input") as HTMLInputElement;
  const list = document.querySelector("select") as HTMLSelectElement;
  for (const value of ["b", "c"]) {
    Object.assign(list, { value }).dispatchEvent(new Event("input", { bubbles: true }));
    list.dispatchEvent(new Event("change", { bubbles: true }));
    Object.assign(text, { value: text.value + value }).dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Password managers fire only a change event.
  Object.assign(text, { value: "rahasia" }).dispatchEvent(new Event("change", { bubbles: true }));
  await hydrate();
  expect([text.value, list.value, replayed]).toEqual(["rahasia", "c", ["c"]]);
});

it("appends a letter to the earlier text after React has emptied the field", () => {
  openPage("<input>");
  const text = document.querySelector("input") as HTMLInputElement;
  text.value = "p";
  text.dispatchEvent(new InputEvent("input", { bubbles: true }));
  text.value = "";
  const next = new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType: "insertText", data: "e" });
  text.dispatchEvent(next);
  expect([text.value, next.defaultPrevented]).toEqual(["pe", true]);
});

it("records letters typed during the replay, except in fields that were already replayed", async () => {
  const { hydrate } = openPage("<input><input>");
  const [first, second] = [...document.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  const type = (field: HTMLInputElement, value: string) => Object.assign(field, { value }).dispatchEvent(new InputEvent("input", { bubbles: true }));
  type(first, "nama");
  type(second, "Raha");
  second.value = "";
  const next = new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType: "insertText", data: "s" });
  first.addEventListener("input", () => second.dispatchEvent(next) && type(second, "s"), { once: true });
  second.addEventListener("focusout", () => type(first, "nama baru"), { once: true });
  await hydrate();
  expect([first.value, second.value]).toEqual(["nama baru", "Rahas"]);
});

it("replays texts, choices, focus and clicks on the new elements after React has rendered a translated page again", async () => {
  const page = (label: string) =>
    `<input name="a"><input type="radio" name="b" value="1"><input type="radio" name="b" value="2"><button class="x">Lihat</button><button class="y">${label}</button>`;
  const { hydrate } = openPage(page("Send"));
  const [text, , second] = document.querySelectorAll("input");
  text?.focus();
  Object.assign(text as HTMLInputElement, { value: "Rani" }).dispatchEvent(new Event("input", { bubbles: true }));
  second?.click();
  document.querySelector<HTMLButtonElement>(".y")?.click();
  document.body.innerHTML = page("Kirim");
  const pressed: unknown[] = [];
  document.body.addEventListener("click", ({ target }) => target instanceof HTMLButtonElement && pressed.push(target.textContent));
  await hydrate();
  const [textNow, firstNow, secondNow] = document.querySelectorAll("input");
  expect([textNow?.value, firstNow?.checked, secondNow?.checked, pressed]).toEqual(["Rani", false, true, ["Kirim"]]);
  expect(document.activeElement).toBe(textNow);
});

it("replays no click on a re-rendered page when the control is ambiguous", async () => {
  const { hydrate } = openPage("<button>Send</button>");
  document.querySelector("button")?.click();
  document.body.innerHTML = "<button>Salin</button><button>Kirim</button>";
  let pressed = 0;
  document.body.addEventListener("click", () => {
    pressed += 1;
  });
  await hydrate();
  expect(pressed).toBe(0);
});

it("moves focus, text and cursor to the new field at once when React renders it again, so that no letter is lost", async () => {
  const page = '<p><input name="a"></p>';
  const { hydrate } = openPage(page);
  const old = document.querySelector("input") as HTMLInputElement;
  old.focus();
  Object.assign(old, { value: "Ra" }).dispatchEvent(new InputEvent("input", { bubbles: true }));
  document.body.innerHTML = page;
  await Promise.resolve();
  const current = document.querySelector("input") as HTMLInputElement;
  expect([document.activeElement === current, current.value, current.selectionStart]).toEqual([true, "Ra", 2]);
  Object.assign(current, { value: "Ran" }).dispatchEvent(new InputEvent("input", { bubbles: true }));
  await hydrate();
  expect(current.value).toBe("Ran");
});
