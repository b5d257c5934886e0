/** Whether this tab has a page of this site to go back to. Opened from a store's link there is none (features R25). */
export function canGoBackHere(): boolean {
  const { navigation } = window as Window & { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return window.history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === window.location.origin;
}
