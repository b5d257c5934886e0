/** Why a code may not have arrived, folded below its field. */
export function NoCode({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <details className="mt-1 text-small">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold text-link underline underline-offset-4">{title}</summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5 text-fg-soft">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
