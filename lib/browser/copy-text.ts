import { COPIED_NAME } from "@/lib/browser/names";

/** What the press that came before the page was ready has copied (`lib/deferred-hydration/start-on-touch.ts`): some browsers allow it in a press only. */
function takeCopied(text: string): Promise<void> | undefined {
  const { [COPIED_NAME]: copied } = window as { [COPIED_NAME]?: [text: string, done: Promise<void>] };
  Reflect.deleteProperty(window, COPIED_NAME);
  return copied?.[0] === text ? copied[1] : undefined;
}

/** Puts text into the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await (takeCopied(text) ?? navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}
