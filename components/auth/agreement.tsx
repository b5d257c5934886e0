import { registerCopy } from "@/lib/content/auth";
import { privacyHref, routes, termsHref } from "@/lib/routes";

/**
 * The agreement to both terms; the privacy text is only read. Links open in a new tab, so that the form stays filled
 * in. The spaces are part of the texts: Chrome drops separate spaces from the accessible name of the checkbox.
 */
export function Agreement() {
  const { before, terms, and, funderTerms, read, privacy, after } = registerCopy.agree;
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
