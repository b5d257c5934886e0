import { render, screen } from "@testing-library/react";
import { LivingText } from "@/components/ui/living-text";

test("signs beside a figure stay on its line, and the sentence is whole", () => {
  const { container } = render(
    <LivingText>{"Biaya ({{receipt kini 3000000 90 admin}}) dan {{receipt kini 3000000 90 repaid}}. Selesai."}</LivingText>,
  );
  const lines = screen.getAllByRole("button").map((button) => button.parentElement);
  expect(lines.map((line) => line?.textContent)).toEqual(["(Rp300.000)", "Rp3.442.500."]);
  for (const line of lines) expect(line).toHaveClass("whitespace-nowrap");
  expect(container.textContent).toMatch(/^Biaya \(Rp300\.000\) dan Rp3\.442\.500\. Selesai\./);
});
