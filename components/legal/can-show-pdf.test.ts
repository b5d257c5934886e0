import { canShowPdf } from "@/components/legal/can-show-pdf";

test.each([
  ["Mozilla/5.0 (Linux; Android 7.1.1; SM-J510FN)", false],
  ["Mozilla/5.0 (Linux; Android 6.0; Nexus 5)", false],
  ["Mozilla/5.0 (Linux; Android 8.0.0; SM-G930F)", true],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 7)", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X)", false],
  ["Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X)", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)", true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", true],
])("%s: %s", (userAgent, shown) => expect(canShowPdf(userAgent)).toBe(shown));
