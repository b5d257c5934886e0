import { documentSection, fieldSection } from "@/components/funder/registration/section-list";
import { funderWords, personalLabels as labels, personalDocuments } from "@/lib/content/funder";

const words = funderWords.personal.sections;

const { idNumber, npwp, gender, placeOfBirth, birthday } = labels;
const { province, city, district, village, postcode, address, bankName, bankAccount } = labels;

/** The parts of the personal form, in the order of the page. */
export const personalSections = {
  person: fieldSection("data-diri", words.person, { idNumber, npwp, gender, placeOfBirth, birthday }),
  address: fieldSection("alamat", words.address, { province, city, district, village, postcode, address }),
  bank: fieldSection("rekening", words.bank, { bankName, bankAccount }),
  documents: documentSection(words.documents, personalDocuments),
};
