"use client";

import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { charactersIn, isTypedBeyond, useSettleText } from "@/components/form/settle-fields";

type Options = {
  /** Id of the control. */
  id: string;
  value: string;
  /** Rewrites what was typed, such as taking off everything but digits. */
  clean: (text: string) => string;
  /** One more character that is typed is refused. */
  longest?: number | undefined;
  /** Takes the cleaned text. */
  accept: (text: string) => void;
};

/** A text that is cleaned as it is edited. */
export function useCleanedInput({ id, value, clean, longest, accept }: Options) {
  /** The text while a keyboard composes: if the control changed meanwhile, digits would come twice. */
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? value;
  useSettleText(id, shown, (text) => accept(clean(text)));
  return {
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text } = event.target;
      const cleaned = clean(text);
      if (longest !== undefined && isTypedBeyond(event, charactersIn(cleaned), longest)) return;
      if (composed !== undefined) setComposed(text);
      accept(cleaned);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      accept(clean(currentTarget.value));
    },
  };
}
