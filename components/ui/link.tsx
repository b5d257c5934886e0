"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * A link between pages of this site. Fetches its page ahead only once the reader means it, by hover, focus or touch:
 * a phone on a metered line pays for no page that nobody opens.
 */
export function Link({ onPointerEnter, onTouchStart, onFocus, ...rest }: LinkProps) {
  const [meant, setMeant] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={meant ? null : false}
      onPointerEnter={(event) => {
        setMeant(true);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        setMeant(true);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        setMeant(true);
        onFocus?.(event);
      }}
    />
  );
}
