/** Finds a receipt number such as HPS-7K3M-Q9XR-02VT in a message. */
export function receiptNumberIn(message: string): string | undefined {
  return /\b[A-Z]{2,5}(?:-[0-9A-Z]{3,8}){2,4}\b/.exec(message)?.[0];
}
