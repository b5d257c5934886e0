import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as indonesian } from "@zxcvbn-ts/language-id";
import { passwordStrength } from "@/components/form/password-strength";

const weak = [
  "123456",
  "password1",
  "qwerty123",
  "sayang123",
  "indonesia",
  "bismillah",
  "rahasia1",
  "jakarta123",
  "asdfgh",
  "Budi1990",
  "bandung",
  "alhamdulillah",
  "persib1933",
  "anjing",
  "iloveyou",
];
const strong = ["kuda-hijau-7-payung", "Xk9#vmQ2!tz", "sepatu lama di atas meja"];

test.each(weak)("%s is weak", (password) => expect(passwordStrength(password, [])).toBeLessThanOrEqual(1));
test.each(strong)("%s is strong", (password) => expect(passwordStrength(password, [])).toBeGreaterThanOrEqual(3));
test("one's own name is weak", () => expect(passwordStrength("dewianggraini", ["Dewi", "Anggraini", "dewianggraini"])).toBe(0));

test("the short lists judge as the whole dictionaries do, at most one step away", () => {
  const whole = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...common, ...indonesian } });
  const far = [...weak, ...strong].filter((password) => Math.abs(whole.check(password).score - passwordStrength(password, [])) > 1);
  expect(far).toEqual([]);
});
