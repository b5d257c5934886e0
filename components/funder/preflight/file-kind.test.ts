import sharp from "sharp";
import { kindOf } from "@/components/funder/preflight/file-kind";

it("tells pictures and PDFs by their first bytes", async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } });
  expect(kindOf(await picture.clone().png().toBuffer())).toBe("picture");
  expect(kindOf(await picture.clone().jpeg().toBuffer())).toBe("picture");
  expect(kindOf(Buffer.from("\n%PDF-1.7"))).toBe("pdf");
  expect(kindOf(Buffer.from("PK"))).toBeUndefined();
});
