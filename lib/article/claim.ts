import { verdicts } from "../content/fact-check.ts";

/** How ids of fact checks begin. */
export const FACT_CHECK_PREFIX = "cek-fakta-";

/** The note of a fact check, as `> [!catatan] Klaim: “…”` and `> Putusan: **Salah**.` become HTML. */
const CLAIM = /<div class="note">\s{0,9}<p><strong>Klaim: ([^<]{3,300})<\/strong>\s{0,9}Putusan: <strong>([^<]{3,40})<\/strong>/;

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">", "&nbsp;": " " };
const decoded = (text: string) => text.replace(/&(?:amp|quot|#39|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);

export type Claim = {
  /** The claim without its quotation marks. */
  claim: string;
  /** One of `verdicts`. */
  verdict: string;
};

/** The claim that an article checks and its verdict; undefined for any other article, and for an unknown verdict. */
export function claimOf(html: string): Claim | undefined {
  const [, claim = "", verdict = ""] = CLAIM.exec(html) ?? [];
  if (!Object.hasOwn(verdicts, verdict)) return undefined;
  return { claim: decoded(claim).replace(/^[“"]|[”"]$/g, ""), verdict };
}
