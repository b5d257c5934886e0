import { registerWords as words } from "@/lib/content/auth";

/** Asks whether another address was meant; only a press on the button takes it over. */
export function EmailTypoHint({ address, onUse }: { address: string; onUse: (address: string) => void }) {
  return (
    <span>
      {words.emailTypo} <b className="break-all text-fg">{address}</b>?{" "}
      <button type="button" className="min-h-11 font-bold text-link underline underline-offset-4" onClick={() => onUse(address)}>
        {words.emailUse}
      </button>
    </span>
  );
}
