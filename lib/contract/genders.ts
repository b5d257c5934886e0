/** Genders as the API spells them. Apart from the schemas, so that forms can list them without loading zod. */
export const genders = ["PEREMPUAN", "LAKI-LAKI"] as const;
