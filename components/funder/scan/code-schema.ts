import { scanCode } from "@/lib/contract/scan";
import * as z from "@/lib/contract/zod";

export const codeSchema = z.object({ code: scanCode() });
export type CodeValues = z.input<typeof codeSchema>;
