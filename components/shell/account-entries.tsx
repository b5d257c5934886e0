const empty = { __html: "" };

/**
 * The list of pages that the account may open. The page's script fills it when the menu opens, which may be before
 * hydration, so React must leave its children alone. `className` is for the links, `listClassName` for the list.
 */
export function AccountEntries({ className, listClassName = "" }: { className: string; listClassName?: string }) {
  return (
    <ul
      data-account-entries={className}
      className={`${listClassName} empty:hidden`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
      dangerouslySetInnerHTML={empty}
    />
  );
}
