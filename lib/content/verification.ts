/** The steps that verify a signed JSON file, by its name. */
export const verificationCommands = (file: string) => [
  `jq -cjS .content ${file} > isi`,
  `jq -r .signature ${file} | base64 -d > tanda`,
  "openssl pkeyutl -verify -pubin -inkey kunci.pem -rawin -in isi -sigfile tanda",
];
