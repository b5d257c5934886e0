import type { PersonalValues } from "@/components/funder/personal/personal-schema";

/** The empty form. */
export const emptyPersonal: PersonalValues = {
  idNumber: "",
  npwp: "",
  gender: "",
  placeOfBirth: "",
  birthday: "",
  province: "",
  city: "",
  district: "",
  village: "",
  postcode: "",
  address: "",
  bankName: "",
  bankAccount: "",
  ktpPicUrl: [],
  facePicUrl: [],
  npwpPicUrl: [],
  incomePicUrlList: [],
};
