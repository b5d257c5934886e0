import { documentSection, fieldSection } from "@/components/funder/registration/section-list";
import { companyDocuments, funderWords, companyLabels as labels } from "@/lib/content/funder";

const words = funderWords.company.sections;

const { name, companyShortName, legalEntityType, workArea, contractId, businessLicenseNo, legalEntityId, npwp } = labels;
const { legalPersonName, idNumber, province, city, district, village, postcode, address, mailingAddress } = labels;
const { fundingSource, monthlyIncome, bankName, bankAccount } = labels;

/** The parts of the company form, in the order of the page. */
export const companySections = {
  company: fieldSection("perusahaan", words.company, {
    name,
    companyShortName,
    legalEntityType,
    workArea,
    contractId,
    businessLicenseNo,
    legalEntityId,
    npwp,
  }),
  pic: fieldSection("penanggung-jawab", words.pic, { legalPersonName, idNumber }),
  address: fieldSection("alamat", words.address, { province, city, district, village, postcode, address, mailingAddress }),
  finance: fieldSection("keuangan", words.finance, { fundingSource, monthlyIncome, bankName, bankAccount }),
  documents: documentSection(words.documents, companyDocuments),
};
