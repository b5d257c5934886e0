import { Check, FileText } from "lucide-react";
import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** The white card on the batik art; wide screens only. */
export function AdviceCard({ title, children }: Props) {
  return (
    <aside aria-label={title} className="sticky bottom-0 hidden w-[min(27rem,84%)] rounded-tr-[4rem] bg-bg px-9 pt-8 pb-9 xl:block">
      <h2 className="text-[1.375rem] leading-[1.2] tracking-figure">{title}</h2>
      {children}
    </aside>
  );
}

const icons = { check: Check, file: FileText } as const;

type PointsProps = { points: readonly string[]; icon?: keyof typeof icons; className?: string };

/** Short lines with an icon. */
export function Points({ points, icon = "check", className = "" }: PointsProps) {
  const Icon = icons[icon];
  return (
    <ul className={`mt-3.5 grid gap-2.5 text-[0.9375rem]/[1.375rem] text-fg-soft ${className}`}>
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[1.5rem_1fr] gap-2.5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 text-action" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
