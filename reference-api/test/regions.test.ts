import assert from "node:assert/strict";
import { it } from "node:test";
import { isKnownRegion, listRegions, readRegionTree } from "../services/regions.ts";

const tree = readRegionTree();
const above = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan" };

it("lists the villages of a district by name, each with its postcode", () => {
  const villages = listRegions(tree, above);
  assert.deepEqual(villages[0], { ...above, village: "Panjer", postcode: "80225" });
  assert.deepEqual(
    villages.map(({ village }) => village),
    ["Panjer", "Pedungan", "Pemogan", "Renon", "Sanur", "Sanur Kaja", "Sanur Kauh", "Serangan", "Sesetan", "Sidakarya"],
  );
  assert.equal(villages.find(({ village }) => village === "Sanur")?.postcode, "80228");
});

it("lists villages of new provinces, and omits unknown postcodes", () => {
  const merauke = listRegions(tree, { province: "Papua Selatan", city: "Kabupaten Merauke", district: "Merauke" });
  assert.equal(merauke.find(({ village }) => village === "Mandala")?.postcode, "99617");
  const all = [...tree.values()].flatMap((cities) => [...cities.values()].flatMap((districts) => [...districts.values()]));
  const postcodes = all.flatMap((villages) => [...villages].flatMap(([postcode, names]) => names.map(() => postcode)));
  const known = postcodes.filter((postcode) => postcode !== "");
  assert.ok(known.every((postcode) => /^[1-9]\d{4}$/.test(postcode)));
  assert.ok(known.length / postcodes.length > 0.95, `${known.length} of ${postcodes.length}`);
  const kluet = { province: "Aceh", city: "Kabupaten Aceh Selatan", district: "Kluet Utara", village: "Gunong Pulo" };
  assert.deepEqual(
    listRegions(tree, kluet).find(({ village }) => village === kluet.village),
    kluet,
  );
});

it("returns an empty list for an unknown name", () => {
  assert.deepEqual(listRegions(tree, { ...above, district: "Tidak Ada" }), []);
  assert.deepEqual(listRegions(tree, { province: "Tidak Ada" }), []);
});

it("has names as they are written, without signs and glued words of the source", () => {
  const names = [...tree].flatMap(([province, cities]) => [
    province,
    ...[...cities].flatMap(([city, districts]) => [
      city,
      ...[...districts].flatMap(([district, villages]) => [district, ...[...villages.values()].flat()]),
    ]),
  ]);
  assert.deepEqual(
    names.filter((name) => !/^[\p{Lu}\d'][\p{L}\d'() /.,-]*$/u.test(name) || /[.*]$|\p{Ll}\p{Lu}/u.test(name)),
    [],
  );
  const sumenep = tree.get("Jawa Timur")?.get("Kabupaten Sumenep");
  assert.ok(sumenep?.has("Ra'as") && isKnownRegion(tree, 'Jawa Timur/Kabupaten Sumenep/Ra"as/Ketupat'), "an earlier spelling is still known");
});
