import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "drizzle-orm";
import { fieldMessages } from "../../lib/contract/messages.ts";
import { adClickParams } from "../../lib/contract/website.ts";
import { isKnownRegion, readRegionTree } from "../services/regions.ts";
import { type Api, companyDetails, newcomer, openApi, pdf, personDetails, register, signIn } from "./harness.ts";

const tree = readRegionTree();

it("accepts every region of the list, regardless of case and spacing", () => {
  for (const [province, cities] of tree)
    for (const [city, districts] of cities) {
      const [district, villages] = [...districts].at(0) ?? ["", new Map()];
      const village = [...villages.values()].flat().at(-1) ?? "";
      const region = [` ${province.toUpperCase()}`, city.replace(" ", "  "), district, village].join(" / ");
      assert.ok(isKnownRegion(tree, region), region);
    }
  // Names that contain the separator, and names without rank words or with abbreviated ones.
  const [pulo] = [...(tree.get("Aceh")?.get("Kabupaten Pidie")?.get("Tiro/Truseb")?.values() ?? [])].flat();
  assert.ok(pulo);
  for (const region of [
    `Aceh/Kabupaten Pidie/Tiro/Truseb/${pulo}`,
    "DKI Jakarta/Kota Jakarta Selatan/Tebet/Tebet Barat",
    "D.I. Yogyakarta/Kota Yogyakarta/Kec. Gondokusuman/Kel. Terban",
    "Prov. Bali/Kab. Badung/Kuta/Legian",
  ])
    assert.ok(isKnownRegion(tree, region), region);
});

it("rejects regions that are not in the list", () => {
  const bali = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan", village: "Sanur" };
  const joined = (region: typeof bali) => Object.values(region).join("/");
  assert.ok(isKnownRegion(tree, joined(bali)));
  for (const wrong of [{ province: "Atlantis" }, { city: "Kota Bandung" }, { district: "Tebet" }, { village: "Tebet Barat" }, { village: "" }])
    assert.equal(isKnownRegion(tree, joined({ ...bali, ...wrong })), false, JSON.stringify(wrong));
  for (const short of ["", "Bali", "Bali/Kota Denpasar/Denpasar Selatan", `${joined(bali)}/Lagi`, "////", "Kota/Kota/Kota/Kota"])
    assert.equal(isKnownRegion(tree, short), false, short);
});

describe("what is submitted", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  async function submit(type: 0 | 1, over: Record<string, unknown>) {
    const { handle } = await register(api, { type });
    const { data: url = "" } = await api.upload(pdf(), { RegistrationId: handle });
    const request = type === 1 ? { type, id: handle, company: companyDetails(url, over) } : { type, id: handle, person: personDetails(url, over) };
    return api.call("POST", "/api/investor/info-upload", request);
  }

  it("rejects an unlisted region or bank and an invalid NIK, with a message that says what to do", async () => {
    for (const [type, over, message] of [
      [0, { province: "Atlantis" }, fieldMessages.regionUnknown],
      [0, { village: "Tidak Ada" }, fieldMessages.regionUnknown],
      [1, { city: "Atlantis/Kota Denpasar/Denpasar Barat/Pemecutan" }, fieldMessages.regionUnknown],
      [0, { bankName: "Bank Khayalan" }, fieldMessages.bankUnknown],
      [1, { bankName: "Bank Khayalan" }, fieldMessages.bankUnknown],
      [0, { idNumber: "0000000000000000" }, fieldMessages.idNumberImpossible],
      [0, { idNumber: "3174013201900001" }, fieldMessages.idNumberImpossible],
      [1, { idNumber: "0000000000000000" }, fieldMessages.idNumberImpossible],
    ] as const) {
      const answer = await submit(type, over);
      assert.deepEqual([answer.status, answer.code, answer.message], [400, "E400", message], JSON.stringify(over));
    }
  });

  it("accepts names in any case and spacing, bank codes, another birthday and a company PIC without KTP", async () => {
    for (const [type, over] of [
      [0, { province: "dki JAKARTA", village: " Tebet  barat" }],
      [0, { bankName: "BANK  mandiri" }],
      [0, { bankName: "008" }],
      [0, { birthday: "1980-05-05", gender: "LAKI-LAKI" }],
      [1, { idNumber: "Paspor X1234567" }],
    ] as const)
      assert.equal((await submit(type, over)).code, "0000", JSON.stringify(over));
  });

  it("stores names in NFC and passwords unchanged", async () => {
    const person = newcomer({ username: "Rene\u0301 Ko\u0308nig" });
    await api.call("POST", "/api/investor/regist", person);
    const token = await signIn(api, person.email, person.password);
    const { data } = await api.call("GET", "/api/investor/current-user", undefined, token);
    assert.equal((data as { username: string }).username, "Ren\u00e9 K\u00f6nig");
  });

  it("creates an account for an address under an international top-level domain", async () => {
    assert.equal((await api.call("POST", "/api/investor/regist", newcomer({ email: "dewi@contoh.xn--fiqs8s" }))).code, "0000");
  });

  it("counts a click for the exact id of an advertisement only", async () => {
    const clicks = async () => {
      const { rows } = await api.deps.db.execute<{ clicks: number }>(sql`select clicks from ads where id = 1`);
      return rows[0]?.clicks;
    };
    for (const spelling of ["1e0", "01", "001", "0x1", "1_0", "0b1", "0o1", "1-"]) {
      assert.ok(adClickParams.safeParse({ recordId: spelling }).success);
      assert.equal((await api.call("POST", `/api/ad/click/${spelling}`, {})).code, "0000");
    }
    assert.equal(await clicks(), 0);
    await api.call("POST", "/api/ad/click/1", {});
    assert.equal(await clicks(), 1);
  });
});
