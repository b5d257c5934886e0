import { subscribeToKey } from "@/lib/browser/subscribe-to-key";

test("a key is followed through other tabs and through the page's absence, until that is ended", () => {
  const changed = jest.fn();
  const end = subscribeToKey("a", changed);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  tell("b");
  expect(changed).not.toHaveBeenCalled();
  tell("a");
  tell(null);
  window.dispatchEvent(new Event("pageshow"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(changed).toHaveBeenCalledTimes(4);
  end();
  tell("a");
  expect(changed).toHaveBeenCalledTimes(4);
});
