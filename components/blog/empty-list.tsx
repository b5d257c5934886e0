import { ArrowLink, ArrowLinkText, arrowLinkClass } from "@/components/ui/arrow-link";
import { blogCopy } from "@/lib/content/blog";
import { routes } from "@/lib/routes";

type Props = {
  title: string;
  text: string;
  /** What the upstream said of its refusal, where it said anything. */
  said?: string | undefined;
  /** Where a failed list is asked for again. */
  retry?: string;
};

/** Shown in place of a list without articles. */
export function EmptyList({ title, text, said, retry }: Props) {
  return (
    <div className="grid max-w-104 content-start justify-items-start gap-3 py-8">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-30 fill-none stroke-line-strong" strokeWidth="2.5">
        {[0, 90, 180, 270].map((turn) => (
          <ellipse key={turn} cx="90" cy="30" rx="35" ry="17.5" transform={`rotate(${turn} 60 60) rotate(-45 90 30)`} />
        ))}
      </svg>
      <h3>{title}</h3>
      {said ? <p role="alert">{said}</p> : null}
      <p className="text-fg-soft">{text}</p>
      {retry ? (
        <a href={retry} className={arrowLinkClass}>
          <ArrowLinkText>{blogCopy.retry}</ArrowLinkText>
        </a>
      ) : null}
      <ArrowLink href={routes.blog}>{blogCopy.seeAll}</ArrowLink>
    </div>
  );
}
