import { kitCopy } from "@/lib/content/kit";
import { stores } from "@/lib/content/site";

/** The two stores of the app, drawn in words. On an iPhone the page's script puts its own first. */
export function AppBadges({ className = "" }: { className?: string }) {
  return (
    <div className={`flex flex-wrap gap-2.5 ${className}`}>
      {(["android", "ios"] as const).map((store) => (
        <a
          key={store}
          href={stores[store]}
          rel="noopener"
          className="block rounded-[0.625rem]"
          style={store === "ios" ? { order: "var(--ios)" } : undefined}
        >
          {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
          <img
            src={`/art/unduh-${store}.svg`}
            alt={kitCopy.store[store]}
            width="156"
            height="52"
            loading="lazy"
            className="h-11 w-auto rounded-[0.625rem] border border-line-mid text-small md:h-13"
          />
        </a>
      ))}
    </div>
  );
}
