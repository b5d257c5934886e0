import { ChevronDown } from "lucide-react";
import { Points } from "@/components/auth/advice-card";
import { registerCopy } from "@/lib/content/auth";

/** The documents that the second step requires, for the account type chosen in the form. */
export function PrepareList() {
  const { company, personal, note } = registerCopy.prepare;
  return (
    <>
      <Points points={company} icon="file" className="group-has-[[name=type][value='0']:checked]/auth:hidden" />
      <Points points={personal} icon="file" className="not-group-has-[[name=type][value='0']:checked]/auth:hidden" />
      <p className="mt-3.5 text-fg-mute text-small">{note}</p>
    </>
  );
}

/** The same for narrow screens, where the card on the art has no room. */
export function PrepareDisclosure() {
  return (
    <details className="group/fold mt-5 border-line border-y xl:hidden">
      <summary className="flex min-h-12 items-center justify-between font-bold">
        {registerCopy.prepare.title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
      </summary>
      <div className="pb-4">
        <PrepareList />
      </div>
    </details>
  );
}
