import { email } from "@/lib/contract/fields";
import { z } from "@/lib/contract/zod";

/** The address that a link is sent to. */
export const mailSchema = z.object({ to: email() });
