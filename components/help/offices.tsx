"use client";

import { MapPin } from "lucide-react";
import { useState } from "react";
import { OfficeMap } from "@/components/help/office-map";
import { Carousel } from "@/components/ui/carousel";
import { noBreak } from "@/components/ui/no-break";
import { OpensNewTab } from "@/components/ui/opens-new-tab";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { helpPage } from "@/lib/content/help";
import { contact, offices } from "@/lib/content/site";

const copy = helpPage.offices;

/** The offices: a map that moves on by itself, and the list that shows and chooses which one. */
export function Offices() {
  const [current, setCurrent] = useState(0);
  const [show, setShow] = useState<number>();

  return (
    <section id="kantor" className="wrap pb-section">
      <div className="mb-8 grid gap-3 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-16">
        <h2>{copy.heading}</h2>
        <p className="max-w-104 text-fg-soft">{noBreak(copy.hours(contact.days, contact.hours))}</p>
      </div>
      <div className="grid gap-6 xl:grid-cols-[7fr_5fr] xl:gap-16">
        <div className="relative h-72 min-w-0 overflow-hidden rounded-[0.375rem_0.375rem_0] bg-pandan-900 md:h-96 xl:h-full xl:min-h-108 print:hidden">
          <OfficeMap current={current} />
          <Carousel
            label={copy.label}
            show={show}
            onIndex={(index) => {
              setCurrent(index);
              setShow(undefined);
            }}
            className="absolute! inset-0"
            rowClassName="h-full"
            controlsClassName="absolute right-0 bottom-0 z-1 rounded-tl-lg bg-bg p-2"
            slides={offices.map(({ id, title }) => ({
              id,
              content: (
                // The map itself names the cities.
                <p className="sr-only">
                  {copy.mapOf}
                  {title}
                </p>
              ),
            }))}
          />
        </div>
        <ul className="border-fg border-t-2">
          {offices.map(({ id, title, address, map, directions }, index) => (
            <li key={id} id={`kantor-${id}`} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-line border-b py-2.5">
              <MapPin aria-hidden="true" className={`mt-3 size-5 ${index === current ? "text-accent" : "text-fg-mute"}`} />
              <div>
                <h3 className="font-bold font-sans text-[1.0625rem] leading-[1.4] tracking-normal">
                  <button
                    type="button"
                    aria-current={index === current ? "true" : undefined}
                    onClick={() => setShow(index)}
                    className="min-h-11 text-left hover:text-action"
                  >
                    {title}
                  </button>
                </h3>
                <p className="text-fg-soft text-small">{noBreak(address)}</p>
                <p className="flex flex-wrap gap-x-6 print:hidden">
                  {[
                    { name: copy.map, href: map },
                    { name: copy.directions, href: directions },
                  ].map(({ name, href }) => (
                    <a key={name} href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-bold text-small">
                      {name}
                      <VisuallyHidden> {title}</VisuallyHidden>
                      <OpensNewTab />
                    </a>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
