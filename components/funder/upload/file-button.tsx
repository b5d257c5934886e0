import type { LucideIcon } from "lucide-react";

type Props = { text: string; file: string; icon?: LucideIcon; className?: string; onClick: () => void };

/**
 * A button of one file, named by its text and the file. The name is text and not a label, so that looking for a
 * document by its label never finds a file that happens to be called like it; and one text, so that looking for the
 * file's name finds its row.
 */
export function FileButton({ text, file, icon: Icon, className = "", onClick }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`relative inline-grid min-h-11 min-w-11 flex-none place-items-center rounded-sm font-bold text-small hover:bg-bg-hover print:hidden ${className}`}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5" /> : <span aria-hidden="true">{text}</span>}
      <span className="sr-only">{`${text} ${file}`}</span>
    </button>
  );
}
