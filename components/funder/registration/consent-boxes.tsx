"use client";

import { useId } from "react";
import { CheckboxBox } from "@/components/form/checkbox-field";
import { ArrowLink } from "@/components/ui/arrow-link";
import { Link } from "@/components/ui/link";
import { funderCopy } from "@/lib/content/funder";
import type { Consent } from "@/lib/contract/agreements";
import { plainPages, privacyHref } from "@/lib/routes";

const copy = funderCopy.consents;

type Props = {
  /** The consents that the form asks for. */
  asked: readonly Consent[];
  given: readonly Consent[];
  /** A draft was loaded, which has everything but the ticks. */
  restored: boolean;
  onChange: (given: Consent[]) => void;
};

/**
 * The consents of a detail form, each in a box of its own that starts unticked. None is required: its words say what
 * happens without it. They are not part of the draft, so that no box is ever ticked by the site.
 */
export function ConsentBoxes({ asked, given, restored, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="mt-10 max-w-152">
      <legend className="font-bold font-display text-h3 tracking-figure">{copy.title}</legend>
      <p className="mt-1 text-fg-soft text-small">
        {copy.lead}{" "}
        <Link href={plainPages.dataRequest} target="_blank" rel="noopener">
          {copy.request}
        </Link>
        .
      </p>
      {restored ? <p className="mt-3 rounded-sm bg-bg-quiet px-4 py-3">{copy.notKept}</p> : null}
      <div className="mt-3 grid gap-2">
        {copy.list
          .filter(({ document }) => asked.includes(document))
          .map(({ document, words, without }) => (
            <div key={document}>
              <label htmlFor={id + document} className="grid cursor-pointer grid-cols-[1.5rem_1fr] gap-3 pt-2.5 leading-6">
                <CheckboxBox
                  id={id + document}
                  aria-describedby={`${id}${document}-without`}
                  checked={given.includes(document)}
                  onChange={({ target }) => onChange(target.checked ? [...given, document] : given.filter((other) => other !== document))}
                  invalid={false}
                />
                <span>{words}</span>
              </label>
              <p id={`${id}${document}-without`} className="pl-9 text-fg-mute text-small">
                {without}
              </p>
            </div>
          ))}
      </div>
      <ArrowLink href={privacyHref} target="_blank" rel="noopener" className="mt-3">
        {copy.privacy}
      </ArrowLink>
    </fieldset>
  );
}
