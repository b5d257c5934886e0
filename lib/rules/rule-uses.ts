import { aboutPage } from "../content/about.ts";
import { glossary } from "../content/glossary.ts";
import { helpTabs } from "../content/help.ts";
import { consumerPolicy } from "../content/legal/consumer.ts";
import { funderTerms } from "../content/legal/funder-terms.ts";
import { privacy } from "../content/legal/privacy.ts";
import { type LegalSection, terms } from "../content/legal/terms.ts";
import { loansPage } from "../content/loans.ts";
import { ruleCalculators, rulesPage } from "../content/rules.ts";
import { jakartaDay } from "../format/date.ts";
import { answerBill, BILL_FIRST_DAY, billTerms, FINE_FIRST_DAY } from "../loans/bill.ts";
import { loanProducts, productKeys } from "../loans/products.ts";
import { incomeNeeded, quote } from "../loans/quote.ts";
import { type RuleId, ruleIds, rulesAskedBy, scales } from "../loans/rules.ts";
import { funderLimits, incomeRatio } from "../loans/tools.ts";
import { articleHref, namedHref, privacyHref, routes, termsHref } from "../routes.ts";

/** A place of this site that uses a rule. */
export type RuleUse = { name: string; href: string };

/** A rule in a text: `{{rule ID …}}` as written, `<data value="rule ID …">` as the API stores it; so in a drawing of its history. */
const NAMED = /(?:\{\{|<data value=")(?:rule|draw history) ([a-z0-9-]+)/g;

/** Whether a rule is named in a text or in the texts of a nested value. */
function isNamedIn(value: unknown, id: RuleId): boolean {
  if (typeof value === "string") return [...value.matchAll(NAMED)].some(([, named]) => named === id);
  return typeof value === "object" && value !== null && Object.values(value).some((part) => isNamedIn(part, id));
}

/** The rules that a text names. */
export const rulesNamedIn = (text: string): RuleId[] => ruleIds.filter((id) => isNamedIn(text, id));

/** An article with the rules that its text names. */
export type NamingArticle = { id: string; title: string; rules: readonly RuleId[] };

const clauses = (document: string, href: string, sections: readonly LegalSection[]) =>
  sections.map((section) => ({ name: `${document}: ${section.title}`, href: `${href}#${section.id}`, text: section as unknown }));

/** Every part of the content that has an address of its own. */
const parts: readonly (RuleUse & { text: unknown })[] = [
  ...helpTabs.flatMap(({ faqs }) => faqs.map((faq) => ({ name: faq.question, href: `${routes.help}#${faq.id}`, text: faq as unknown }))),
  { name: rulesPage.places.loans, href: routes.loans, text: loansPage },
  { name: rulesPage.places.certificate, href: `${routes.about}#iso`, text: aboutPage.iso },
  ...clauses(rulesPage.places.terms, termsHref, terms),
  ...clauses(rulesPage.places.privacy, privacyHref, privacy),
  ...clauses(rulesPage.places.funderTerms, routes.funderTerms, funderTerms),
  { name: consumerPolicy.title, href: routes.pdf, text: consumerPolicy },
  ...glossary.map((entry) => ({ name: rulesPage.places.term(entry.term), href: `${routes.glossary}#${entry.id}`, text: entry as unknown })),
];

/** What each page calculates, once for every kind of loan or bill. */
const calculations: Record<keyof typeof ruleCalculators, () => void> = {
  quote() {
    for (const key of productKeys)
      for (const days of loanProducts[key].tenors) incomeNeeded(quote(key, loanProducts[key].minAmount, days, { day: jakartaDay() }));
  },
  bill() {
    const sums = { principal: 1, received: 1, repaid: 1, taxes: 0, fine: 1, outstanding: 1 };
    for (const scale of scales)
      for (const tenor of [1, 365])
        answerBill(
          { ...sums, scale, tenor, licence: "berizin", lender: "", day: BILL_FIRST_DAY, due: FINE_FIRST_DAY, finedUntil: undefined },
          jakartaDay(),
        );
    billTerms(jakartaDay());
  },
  ratio: () => void incomeRatio(1, 0, 0, jakartaDay()),
  readiness: () => void funderLimits(jakartaDay()),
};

const calculators = (Object.keys(calculations) as (keyof typeof ruleCalculators)[]).map((key) => ({
  ...ruleCalculators[key],
  rules: rulesAskedBy(calculations[key]),
}));

/**
 * The places of this site that use a rule: pages that calculate with it, then every text that names it. The pages
 * calculate once to find out, and the texts are searched, so that a new use is listed without a line here.
 */
export function usesOf(id: RuleId, articles: readonly NamingArticle[] = []): RuleUse[] {
  return [
    ...calculators.filter(({ rules }) => rules.has(id)).map(({ name, to }) => ({ name, href: namedHref(to) })),
    ...parts.filter(({ text }) => isNamedIn(text, id)).map(({ name, href }) => ({ name, href })),
    ...articles.filter(({ rules }) => rules.includes(id)).map(({ id: article, title }) => ({ name: title, href: articleHref(article) })),
  ];
}
