/** Whether a browser can draw PDFs: Android 7 and iOS 10 and older cannot (Public §2). Takes the user agent. */
export function canShowPdf(userAgent: string): boolean {
  const android = /Android (\d+)/.exec(userAgent)?.[1];
  if (android && Number(android) <= 7) return false;
  const ios = /(?:iPhone|iPad|iPod).*? OS (\d+)[_.]/.exec(userAgent)?.[1];
  return !(ios && Number(ios) <= 10);
}
