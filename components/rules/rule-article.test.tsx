import { render } from "@testing-library/react";
import { RuleArticle } from "@/components/rules/rule-article";
import { ruleIds, versionsOf } from "@/lib/loans/rules";

const bars = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>("[data-own-colours]")].map(({ style }) => style.width);

test("on its own page, the figures of a rule are drawn as long as they are high", () => {
  const { container } = render(<RuleArticle id="denda-produktif" single />);
  expect(bars(container)).toEqual(["67%", "100%"]);
});

test("in the calendar nothing is drawn, nor for a rule without another figure", () => {
  expect(bars(render(<RuleArticle id="denda-produktif" />).container)).toEqual([]);
  const alone = ruleIds.find((id) => versionsOf(id).length === 1);
  expect(alone).toBeDefined();
  if (alone) expect(bars(render(<RuleArticle id={alone} single />).container)).toEqual([]);
});
