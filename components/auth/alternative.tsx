import { Link } from "@/components/ui/link";

/** The sentence below a form with a link to the other form. */
export function Alternative({ question, href, link }: { question: string; href: string; link: string }) {
  return (
    <p className="mt-6">
      {question}{" "}
      <Link href={href} className="inline-flex min-h-11 items-center font-bold">
        {link}
      </Link>
    </p>
  );
}
