import { registerWords } from "@/lib/content/auth";
import { privacyHref, routes, termsHref } from "@/lib/routes";

/**
 * The sentence of agreement: to the terms, while the privacy text is only read. Its links open in a new tab, so that what was typed stays. The spaces are part of the words:
 * Chrome leaves spaces that stand by themselves out of the name of the checkbox.
 */
export function Agreement() {
  const { before, terms, and, funderTerms, read, privacy, after } = registerWords.agree;
  return (
    <>
      {`${before} `}
      <a href={termsHref} target="_blank" rel="noopener">
        {terms}
      </a>
      {` ${and} `}
      <a href={routes.funderTerms} target="_blank" rel="noopener">
        {funderTerms}
      </a>
      {`${read} `}
      <a href={privacyHref} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </>
  );
}
