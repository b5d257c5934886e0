"use client";

import { ImagePlus } from "lucide-react";
import { buttonClass } from "@/components/ui/button";

type Props = {
  label: string;
  variant: "primary" | "line";
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that has pictures chosen on the phone, or taken by its own camera app. */
export function PickPicture({ label, variant, multiple = false, onFiles }: Props) {
  return (
    <span
      className={`relative has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3 ${buttonClass({ variant })}`}
    >
      <ImagePlus aria-hidden="true" className="size-5" />
      <span aria-hidden="true">{label}</span>
      <input
        type="file"
        accept="image/*"
        multiple={multiple}
        aria-label={label}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same picture may be chosen again.
          event.target.value = "";
        }}
      />
    </span>
  );
}
