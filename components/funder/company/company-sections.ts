import { documentSection, fieldSection } from "@/components/funder/registration/section-list";
import { companyDocuments, funderCopy, companyLabels as labels } from "@/lib/content/funder";

const copy = funderCopy.company.sections;

const { name, companyShortName, legalEntityType, workArea, contractId, businessLicenseNo, legalEntityId, npwp } = labels;
const { legalPersonName, idNumber, province, city, district, village, postcode, address, mailingAddress } = labels;
const { fundingSource, monthlyIncome, bankName, bankAccount } = labels;

/** The parts of the company form, in the order of the page. */
export const companySections = {
  company: fieldSection("perusahaan", copy.company, {
    name,
    companyShortName,
    legalEntityType,
    workArea,
    contractId,
    businessLicenseNo,
    legalEntityId,
    npwp,
  }),
  pic: fieldSection("penanggung-jawab", copy.pic, { legalPersonName, idNumber }),
  address: fieldSection("alamat", copy.address, { province, city, district, village, postcode, address, mailingAddress }),
  finance: fieldSection("keuangan", copy.finance, { fundingSource, monthlyIncome, bankName, bankAccount }),
  documents: documentSection(copy.documents, companyDocuments),
};
