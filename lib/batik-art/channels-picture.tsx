import "server-only";
import { ImageResponse } from "next/og";
import { authenticityPage } from "@/lib/content/authenticity";
import { footerCopy } from "@/lib/content/shell";
import { contact, officialChannels, site } from "@/lib/content/site";
import { cover } from "./cover.ts";
import { pictureParts } from "./picture-parts.ts";

const SIZE = { width: 1200, height: 630 } as const;
const STRIP_WIDTH = 300;

/** A picture that lists the official channels, to pass on. */
export async function channelsPicture(): Promise<ArrayBuffer> {
  const { fonts, icon, asSource } = await pictureParts();
  const { kinds } = authenticityPage.list;
  const rows = [
    [kinds.website, officialChannels.domains.join(", ")],
    [kinds.phone, officialChannels.phones.map(({ number }) => number).join(", ")],
    [kinds.email, contact.email],
    [kinds.app, officialChannels.apps.map(({ store }) => store).join(" & ")],
  ];
  const picture = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#ffffff", fontFamily: "Bricolage", color: "#18201b" }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: SIZE.width - STRIP_WIDTH,
          padding: "56px 48px 48px 64px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontSize: 52, letterSpacing: "-0.03em" }}>
          {/* biome-ignore lint/performance/noImgElement: rendered on the server, not loaded by a browser */}
          <img src={asSource(icon)} width={56} height={56} alt="" style={{ marginRight: 20, borderRadius: 10 }} />
          {authenticityPage.list.heading} {site.name}
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          {rows.map(([name, value]) => (
            <div key={name} style={{ display: "flex", fontSize: 34, padding: "10px 0", borderTop: "2px solid #d9d5c8" }}>
              <div style={{ display: "flex", width: 200, color: "#5c6660" }}>{name}</div>
              <div style={{ display: "flex" }}>{value}</div>
            </div>
          ))}
        </div>
        <div style={{ display: "flex", fontSize: 25, lineHeight: 1.25, color: "#a9461f" }}>{footerCopy.never}</div>
      </div>
      <div style={{ display: "flex", width: STRIP_WIDTH, overflow: "hidden", borderTopLeftRadius: 96 }}>
        {/* biome-ignore lint/performance/noImgElement: as above */}
        <img src={asSource(cover("kanal-resmi", "Keamanan"))} width={1008} height={SIZE.height} alt="" />
      </div>
    </div>,
    { ...SIZE, fonts },
  );
  return picture.arrayBuffer();
}
