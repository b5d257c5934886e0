/** Whether a browser can draw PDFs: Android 7 and iOS 10 and older cannot (Public §2). Takes the user agent. */
export function canShowPdf(userAgent: string): boolean {
  const android = /Android (\d+)/.exec(userAgent)?.[1];
  if (android && Number(android) <= 7) return false;
  const ios = /iP(?:hone|ad|od)/.test(userAgent) ? / OS (\d+)[_.]/.exec(userAgent)?.[1] : undefined;
  return !(ios && Number(ios) <= 10);
}
