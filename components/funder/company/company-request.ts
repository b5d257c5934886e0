import type { CompanyDetails } from "@/components/funder/company/company-schema";
import type { InfoUploadRequest } from "@/lib/contract/investor";

/**
 * The company's details as the wire wants them: `city` joined from all four levels, documents as lists of URLs.
 * The password is never part of it: the server has had it since the registration.
 */
export function companyRequest(id: string, { mailingSame, ...details }: CompanyDetails): InfoUploadRequest {
  const { province, city, district, village } = details;
  return {
    type: 1,
    id,
    company: {
      ...details,
      id,
      city: [province, city, district, village].join("/"),
      mailingAddress: mailingSame ? details.address : details.mailingAddress,
    },
  };
}
