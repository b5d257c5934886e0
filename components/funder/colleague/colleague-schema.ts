import { companyFormShape } from "@/components/funder/company/company-schema";
import { type ColleagueFill, colleagueName } from "@/lib/contract/colleague";
import { type ColleaguePart, fieldsOfPart } from "@/lib/contract/colleague-parts";
import { email } from "@/lib/contract/fields";
import * as z from "@/lib/contract/zod";

type Values = Record<string, unknown>;

/** The schema of the company form cut down to one part, with the colleague's name. */
export function colleagueSchema(part: ColleaguePart): z.ZodType<Values, Values> {
  const { shape } = companyFormShape as { shape: Record<string, z.ZodType> };
  const names = [...fieldsOfPart(part).map(({ name }) => name), ...(part === "address" ? ["mailingSame"] : [])];
  const fields = Object.fromEntries(names.flatMap((name) => (shape[name] ? [[name, shape[name]]] : [])));
  return z.preprocess(
    // As in the company form: an error of the address appears once.
    (values) => ((values as Values).mailingSame ? { ...(values as Values), mailingAddress: "-" } : values),
    z.object({ colleagueName: colleagueName(), ...fields }),
  ) as unknown as z.ZodType<Values, Values>;
}

/** The checked values as the wire wants them. */
export function fillRequest({ colleagueName: name, mailingSame, ...fields }: Values): ColleagueFill {
  return { name: String(name), fields: { ...fields, ...(mailingSame ? { mailingAddress: fields.address as string } : {}) } };
}

/** The address that a link is sent to. */
export const mailSchema = z.object({ to: email() });
