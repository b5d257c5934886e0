import { documentSection, fieldSection } from "@/components/funder/registration/section-list";
import { funderCopy, personalLabels as labels, personalDocuments } from "@/lib/content/funder";

const copy = funderCopy.personal.sections;

const { idNumber, npwp, gender, placeOfBirth, birthday } = labels;
const { province, city, district, village, postcode, address, bankName, bankAccount } = labels;

/** The parts of the personal form, in the order of the page. */
export const personalSections = {
  person: fieldSection("data-diri", copy.person, { idNumber, npwp, gender, placeOfBirth, birthday }),
  address: fieldSection("alamat", copy.address, { province, city, district, village, postcode, address }),
  bank: fieldSection("rekening", copy.bank, { bankName, bankAccount }),
  documents: documentSection(copy.documents, personalDocuments),
};
