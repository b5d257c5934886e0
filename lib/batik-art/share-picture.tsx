import "server-only";
import { ImageResponse } from "next/og";
import { site } from "@/lib/content/site";
import { cover } from "./cover.ts";
import { drawable } from "./drawable.ts";
import { pictureParts } from "./picture-parts.ts";

/** Open Graph image size, pixels. */
const SHARE_PICTURE = { width: 1200, height: 630 } as const;
const COVER_WIDTH = 1008;
const TEXT_WIDTH = 620;

/** The share picture as PNG: title and category at left, the article's cover at right. */
export async function sharePicture({ id, title, category }: { id: string; title: string; category: string }): Promise<ArrayBuffer> {
  const { fonts, icon, asSource } = await pictureParts();
  const size = title.length > 60 ? 52 : 62;
  const picture = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#ffffff", fontFamily: "Bricolage", color: "#18201b" }}>
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", width: TEXT_WIDTH, padding: "64px 48px 56px 64px" }}>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ fontSize: 28, color: "#a9461f", marginBottom: 20 }}>{drawable(category)}</div>
          <div style={{ fontSize: size, lineHeight: 1.06, letterSpacing: "-0.03em" }}>{drawable(title)}</div>
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: 36, letterSpacing: "-0.03em" }}>
          {/* biome-ignore lint/performance/noImgElement: rendered on the server, not loaded by a browser */}
          <img src={asSource(icon)} width={52} height={52} alt="" style={{ marginRight: 16, borderRadius: 10 }} />
          {site.name.toLowerCase()}
        </div>
      </div>
      <div style={{ display: "flex", width: SHARE_PICTURE.width - TEXT_WIDTH, overflow: "hidden", borderTopLeftRadius: 96 }}>
        {/* biome-ignore lint/performance/noImgElement: as above */}
        <img src={asSource(cover(id, category))} width={COVER_WIDTH} height={SHARE_PICTURE.height} alt="" />
      </div>
    </div>,
    { ...SHARE_PICTURE, fonts },
  );
  return picture.arrayBuffer();
}
