import { companyForm } from "../lib/contract/company-form.ts";
import { documentsOf } from "../lib/contract/field-list.ts";
import { personForm } from "../lib/contract/person-form.ts";

/** The smallest file that counts as a PDF. */
export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n" +
    "trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
);

/** The required documents of a company, by label. */
export const companyDocuments = documentsOf(companyForm)
  .filter(({ control }) => !control.optional)
  .map(({ label }) => label);

/** The documents of a person, by label. */
export const personDocuments = documentsOf(personForm).map(({ label }) => label);

/** A PDF of one page with lines of text; `catalog`: more entries of its catalog. */
export function textPdf(lines: readonly string[], catalog = ""): Buffer {
  const stream = `BT /F1 12 Tf 60 760 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(" ")} ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`);
}
