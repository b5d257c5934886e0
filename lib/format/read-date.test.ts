import { readDate } from "./read-date.ts";

test.each([
  "1985-08-17",
  "17/08/1985",
  "17/8/1985",
  "17-08-1985",
  "17.8.1985",
  "17 08 1985",
  "17081985",
  "17 Agustus 1985",
  "17 agustus 1985",
  "17-Agt-1985",
  "17 Agu 1985",
  "17 August 1985",
  " 17 / 08 / 1985 ",
  "１７/０８/１９８５",
])("reads %s", (text) => expect(readDate(text)).toBe("1985-08-17"));

test("reads every month by its name", () =>
  expect("Jan Februari Mar April Mei Jun Juli Ags Sept Okt November Des".split(" ").map((month) => readDate(`1 ${month} 2000`)?.slice(5, 7))).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0")),
  ));

test.each(["", "17", "17/8/85", "1985", "17 Bulan 1985", "17081", "8/1985"])("waits for the rest of “%s”", (text) =>
  expect(readDate(text)).toBeUndefined(),
);
