/** The genders of a person, as the wire spells them. Apart from the schemas, so that a form can list them without the library of those. */
export const genders = ["PEREMPUAN", "LAKI-LAKI"] as const;
