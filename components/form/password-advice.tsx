"use client";

import { useEffect, useState } from "react";
import { strengthCopy as copy } from "@/lib/content/auth";

const DELAY_MS = 250;
const tones = ["bg-danger", "bg-accent", "bg-kunyit-500", "bg-pandan-600", "bg-action"] as const;

type Props = { password: string; ownWords: readonly string[] };

/**
 * Shows how hard a new password is to guess. Its dictionaries are loaded with the first character, and its space is
 * reserved from then on: a button below that moved while they load would miss a click.
 */
export function PasswordAdvice({ password, ownWords }: Props) {
  const [score, setScore] = useState<number | "unknown">();
  const known = ownWords.filter(Boolean).join("\n");

  useEffect(() => {
    if (!password) return setScore(undefined);
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const { passwordStrength } = await import("@/components/form/password-strength");
        if (!stale) setScore(passwordStrength(password, known.split("\n")));
      } catch {
        // Offline: the advice is left out.
        if (!stale) setScore("unknown");
      }
    }, DELAY_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [password, known]);

  return (
    <div aria-live="polite" className="text-small">
      {password && score !== "unknown" && (
        <>
          <div aria-hidden="true" className="mt-2.5 mb-1.5 grid grid-cols-4 gap-1">
            {[1, 2, 3, 4].map((step) => (
              <i
                key={step}
                data-own-colours="true"
                className={`h-1 rounded-full ${score !== undefined && step <= Math.max(score, 1) ? tones[score] : "bg-line"}`}
              />
            ))}
          </div>
          <p key={score} className="min-h-11 text-fg-soft">
            {score === undefined ? null : (
              <>
                {copy.label}: <b>{copy.levels[score]}</b>. {copy.advice[score]}
              </>
            )}
          </p>
        </>
      )}
    </div>
  );
}
