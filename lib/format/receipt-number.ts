/** The receipt number that a message carries, such as HPS-7K3M-Q9XR-02VT; undefined when there is none. */
export function receiptNumberIn(message: string): string | undefined {
  return /\b[A-Z]{2,5}(?:-[0-9A-Z]{3,8}){2,4}\b/.exec(message)?.[0];
}
