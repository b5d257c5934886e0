const empty = { __html: "" };

/**
 * The name of who is signed in. The server writes it into the finished HTML, the early script or a sign-in into the DOM: React must leave
 * the text alone, hence the empty raw HTML.
 */
export function UserName() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
  return <span data-user-name="true" suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}

/** The name in a menu, written while that is open: a page shows the name once. */
export function LateUserName() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
  return <span data-user-name-late="true" suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}
