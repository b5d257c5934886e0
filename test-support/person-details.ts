/** Sample details of a person, with `url` as every document. */
export function personDetails(url: string, over: Record<string, unknown> = {}) {
  return {
    idNumber: "3174014101900001",
    npwp: "3174014101900001",
    gender: "PEREMPUAN",
    placeOfBirth: "Jakarta",
    birthday: "1990-01-01",
    province: "Daerah Khusus Ibukota Jakarta",
    city: "Kota Jakarta Selatan",
    district: "Tebet",
    village: "Tebet Barat",
    postcode: "12810",
    address: "Jalan Tebet Barat 1",
    bankName: "Bank Mandiri",
    bankAccount: "0012345678",
    ktpPicUrl: [url],
    facePicUrl: [url],
    npwpPicUrl: [url],
    incomePicUrlList: [url],
    ...over,
  };
}
