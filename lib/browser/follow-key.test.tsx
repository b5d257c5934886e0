import { followKey } from "@/lib/browser/follow-key";

test("a key is followed through other tabs and through the page's absence, until that is ended", () => {
  const changed = jest.fn();
  const end = followKey("a", changed);
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
