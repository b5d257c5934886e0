/** Something about a field that may be wrong but is accepted; empty: nothing. Announced when it appears. */
export function Doubt({ children }: { children: string }) {
  return (
    <p role="status" className="mt-2 font-semibold text-small text-warning empty:hidden">
      {children}
    </p>
  );
}
