import { levelsBelow, missingLevelAbove, postcodeAfter, regionQuery } from "@/components/funder/region/region-cascade";

const none = { province: "", city: "", district: "", village: "" };
const full = { province: "Bali", city: "Badung", district: "Kuta", village: "Legian" };

test("a change clears every level below", () => {
  expect(levelsBelow("province")).toEqual(["city", "district", "village"]);
  expect(levelsBelow("city")).toEqual(["district", "village"]);
  expect(levelsBelow("district")).toEqual(["village"]);
  expect(levelsBelow("village")).toEqual([]);
});

test("opening a level requires the one above", () => {
  expect(missingLevelAbove("province", none)).toBeUndefined();
  expect(missingLevelAbove("city", none)).toBe("Silakan pilih Provinsi");
  expect(missingLevelAbove("district", none)).toBe("Silakan pilih Kota");
  expect(missingLevelAbove("village", none)).toBe("Silakan pilih Kecamatan");
  expect(missingLevelAbove("village", full)).toBeUndefined();
});

test("each level is requested with those above it", () => {
  expect(regionQuery("province", none)).toEqual({});
  expect(regionQuery("city", none)).toBeUndefined();
  expect(regionQuery("city", full)).toEqual({ province: "Bali" });
  expect(regionQuery("village", full)).toEqual({ province: "Bali", city: "Badung", district: "Kuta" });
});

test("a postcode of an earlier village is removed with it, a typed one is not", () => {
  expect(postcodeAfter("80225", "80226", "80225")).toEqual({ fill: "80226" });
  expect(postcodeAfter("80225", undefined, "80225")).toEqual({ fill: "" });
  expect(postcodeAfter("80225", "80225", "80225")).toBeUndefined();
  expect(postcodeAfter("12345", "80226", "80225")).toEqual({ offer: "80226" });
  expect(postcodeAfter("12345", undefined, "80225")).toBeUndefined();
});

test("a known postcode fills an empty field and is offered beside another one", () => {
  expect(postcodeAfter("", "80361")).toEqual({ fill: "80361" });
  expect(postcodeAfter("11111", "80361")).toEqual({ offer: "80361" });
  expect(postcodeAfter("80361", "80361")).toBeUndefined();
  expect(postcodeAfter("11111", undefined)).toBeUndefined();
  expect(postcodeAfter("", undefined)).toBeUndefined();
});
