import { Copy } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toaster";
import { copyText } from "@/lib/browser/copy-text";

type Props = {
  number: string;
  copy: { label: string; copy: string; copied: string };
  hint?: string;
};

/** A number to write down, with a button that copies it. */
export function CopyableNumber({ number, copy, hint }: Props) {
  const copyNumber = async () => {
    if (await copyText(number)) toast.success(copy.copied);
    else toast.info(number);
  };
  return (
    <div className="border-fg border-t-2 pt-4">
      <p className="font-bold text-small">{copy.label}</p>
      <p className="flex items-center justify-between gap-4">
        <b className="text-[1.125rem] tabular-nums">{number}</b>
        <IconButton label={copy.copy} icon={Copy} className="text-link print:hidden" onClick={copyNumber} />
      </p>
      {hint ? <p className="text-fg-mute text-small">{hint}</p> : null}
    </div>
  );
}
