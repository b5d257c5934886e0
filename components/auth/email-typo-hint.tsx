import { registerCopy as copy } from "@/lib/content/auth";

/** Suggests a corrected address; only a click on the button changes the field. */
export function EmailTypoHint({ address, onUse }: { address: string; onUse: (address: string) => void }) {
  return (
    <span>
      {copy.emailTypo} <b className="break-all text-fg">{address}</b>?{" "}
      <button type="button" className="min-h-11 font-bold text-link underline underline-offset-4" onClick={() => onUse(address)}>
        {copy.emailUse}
      </button>
    </span>
  );
}
