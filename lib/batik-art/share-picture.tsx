import "server-only";
import { ImageResponse } from "next/og";
import { site } from "@/lib/content/site";
import { type ShareShape, shareShapes } from "@/lib/routes";
import { cover } from "./cover.ts";
import { drawable } from "./drawable.ts";
import { pictureParts } from "./picture-parts.ts";

type Layout = { column: boolean; text: number; padding: string; titles: [long: number, short: number]; category: number; brand: number };

/** Pixels by shape. `text`: width (a row) or height (a column) of the text; the cover has the rest. */
const layouts: Record<ShareShape, Layout> = {
  wide: { column: false, text: 620, padding: "64px 48px 56px 64px", titles: [52, 62], category: 28, brand: 36 },
  square: { column: true, text: 560, padding: "72px", titles: [64, 76], category: 34, brand: 42 },
  // Apps cover about 250 pixels at the top and the bottom of a story.
  story: { column: true, text: 1080, padding: "260px 88px 72px", titles: [84, 100], category: 44, brand: 54 },
};

const LONG_TITLE_CHARS = 60;

/** A share picture as PNG: title and category, with a cover at right or below that `id` and `family`, usually the category, choose. */
export async function sharePicture(
  { id, title, category, family = category }: { id: string; title: string; category: string; family?: string },
  shape: ShareShape = "wide",
): Promise<ArrayBuffer> {
  const { fonts, icon, asSource } = await pictureParts();
  const { size } = shareShapes[shape];
  const { column, text, padding, titles, category: small, brand } = layouts[shape];
  const place = column ? { width: size.width, height: text } : { width: text };
  const rest = column ? { width: size.width, height: size.height - text } : { width: size.width - text, height: size.height };
  const picture = new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: column ? "column" : "row",
        width: "100%",
        height: "100%",
        background: "#ffffff",
        fontFamily: "Bricolage",
        color: "#18201b",
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", padding, ...place }}>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ fontSize: small, color: "#a9461f", marginBottom: 20 }}>{drawable(category)}</div>
          <div style={{ fontSize: title.length > LONG_TITLE_CHARS ? titles[0] : titles[1], lineHeight: 1.06, letterSpacing: "-0.03em" }}>
            {drawable(title)}
          </div>
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: brand, letterSpacing: "-0.03em" }}>
          {/* biome-ignore lint/performance/noImgElement: rendered on the server, not loaded by a browser */}
          <img src={asSource(icon)} width={brand * 1.45} height={brand * 1.45} alt="" style={{ marginRight: 16, borderRadius: 10 }} />
          {site.name.toLowerCase()}
        </div>
      </div>
      <div style={{ display: "flex", overflow: "hidden", borderTopLeftRadius: 96, ...rest }}>
        {/* biome-ignore lint/performance/noImgElement: as above */}
        <img src={asSource(cover(id, family, { shape: rest.width / rest.height }))} {...rest} alt="" />
      </div>
    </div>,
    { ...size, fonts },
  );
  return picture.arrayBuffer();
}
