import type { Metadata } from "next";
import { FormStates } from "@/app/dev/components/form-states";
import { KitStates } from "@/app/dev/components/kit-states";
import { SiteStates } from "@/app/dev/components/site-states";
import { MAIN_ID } from "@/lib/browser/names";

export const metadata: Metadata = { title: "Components", robots: { index: false } };

type Query = { tema?: string; lebar?: string; komponen?: string; isi?: string };

/** The values of each parameter; without one, theme and width are those of the window, and every component is shown. */
const choices = { tema: [undefined, "terang", "gelap"], lebar: [undefined, "390", "834", "1440"], komponen: [undefined] };

const address = (query: Query) => `?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined))}`;

function Switch({ query }: { query: Query }) {
  return (
    <nav aria-label="Switch" className="flex flex-wrap gap-3">
      {Object.entries(choices).map(([name, values]) => (
        <p key={name} className="flex flex-wrap gap-3">
          {name}:
          {values.map((value) => (
            <a
              key={value ?? ""}
              href={address({ ...query, [name]: value })}
              aria-current={query[name as keyof Query] === value ? "true" : undefined}
              className="text-link underline aria-current:font-bold aria-current:no-underline"
            >
              {value ?? (name === "komponen" ? "semua" : "jendela")}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}

/**
 * The shared components in their states, in development only (lib/page-extensions.ts). A frame of this page without the
 * switch, `isi`, gives them another width and theme: its media queries ask about the frame.
 */
export default async function ComponentsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const { tema, lebar, isi } = query;
  const framed = (tema ?? lebar) !== undefined && isi === undefined;
  const scheme = tema === "gelap" ? "scheme-dark" : tema === "terang" ? "scheme-light" : "";
  return (
    <main id={MAIN_ID} className="wrap grid gap-12 py-section">
      <h1 className="text-h1">Components</h1>
      {isi === undefined && <Switch query={query} />}
      {framed ? (
        <iframe title="Components" src={address({ ...query, isi: "1" })} width={lebar ?? "100%"} className={`h-screen ${scheme}`} />
      ) : (
        <>
          <KitStates />
          <FormStates />
          <SiteStates />
        </>
      )}
    </main>
  );
}
