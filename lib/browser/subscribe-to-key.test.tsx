import { subscribeToKey } from "@/lib/browser/subscribe-to-key";

test("calls back on storage events and when the page returns, until stopped", () => {
  const changed = jest.fn();
  const end = subscribeToKey("a", changed);
  const dispatch = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  dispatch("b");
  expect(changed).not.toHaveBeenCalled();
  dispatch("a");
  dispatch(null);
  window.dispatchEvent(new Event("pageshow"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(changed).toHaveBeenCalledTimes(4);
  end();
  dispatch("a");
  expect(changed).toHaveBeenCalledTimes(4);
});
