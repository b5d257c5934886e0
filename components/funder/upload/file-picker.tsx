import { Upload } from "lucide-react";
import { OFFERED_EXTENSIONS } from "@/components/funder/upload/check-file";

const ACCEPT = OFFERED_EXTENSIONS.map((extension) => `.${extension}`).join(",");

type Props = {
  id: string;
  /** The text of the button; the name of the input is the document's label and this. */
  text: string;
  compact: boolean;
  error: boolean;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
};

/** The file input of a document, invisible above its button, so that mouse, touch, keyboard and drop all reach it. */
export function FilePicker({ id, text, compact, error, describedBy, onFiles }: Props) {
  const edge = error ? "shadow-halo-danger" : "shadow-edge";
  const look = compact
    ? "px-3 not-forced-colors:-ml-3 text-link hover:bg-pandan-700/9"
    : `w-full px-4.5 hover:rounded-petal-mirror hover:bg-bg-quiet md:w-auto ${edge}`;
  return (
    <span
      className={`relative inline-flex min-h-11 items-center justify-center gap-2.5 justify-self-start rounded-petal font-bold forced-colors:border text-[0.9375rem] has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3 print:hidden ${look}`}
    >
      <Upload aria-hidden="true" className="size-5" />
      {/* A second label: what is read on the button is a part of the control's name. */}
      <label htmlFor={id}>{text}</label>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPT}
        aria-invalid={error || undefined}
        aria-describedby={describedBy}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it has been removed.
          event.target.value = "";
        }}
      />
    </span>
  );
}
