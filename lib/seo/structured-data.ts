import { articleAuthor } from "@/lib/content/blog";
import type { Job } from "@/lib/content/careers";
import { verdicts } from "@/lib/content/fact-check";
import type { Faq } from "@/lib/content/help";
import { contact, offices, site, socials } from "@/lib/content/site";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { openingHref, routes, ruleFiles } from "@/lib/routes";

/** A JSON-LD object. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string; [key: string]: unknown };

const thing = (type: string, rest: Record<string, unknown>): StructuredData => ({ "@context": "https://schema.org", "@type": type, ...rest });

const publisher = (origin: string) => ({ "@type": "Organization", "@id": `${origin}/#organisasi`, name: site.company, url: origin });

/** The company. `origin` is the site's own. */
export function organization(origin: string): StructuredData {
  const [head] = offices;
  return thing("Organization", {
    "@id": `${origin}/#organisasi`,
    name: site.name,
    legalName: site.company,
    url: origin + routes.home,
    logo: `${origin}/icon-512.png`,
    description: site.description,
    email: contact.email,
    telephone: contact.tel,
    sameAs: socials.map(({ href }) => href),
    ...(head ? { address: { "@type": "PostalAddress", streetAddress: head.address, addressLocality: "Jakarta Selatan", addressCountry: "ID" } } : {}),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: contact.tel,
      email: contact.email,
      areaServed: "ID",
      availableLanguage: "id",
    },
  });
}

/** The site, with its search URL. */
export function website(origin: string): StructuredData {
  return thing("WebSite", {
    "@id": `${origin}/#situs`,
    name: site.name,
    url: origin + routes.home,
    inLanguage: "id",
    publisher: publisher(origin),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${routes.blog}?q={kata}` },
      "query-input": "required name=kata",
    },
  });
}

/** Questions and answers of a page. */
export function faqPage(faqs: readonly Faq[]): StructuredData {
  return thing("FAQPage", {
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: livingText(answer.join(" "), jakartaDay()) },
    })),
  });
}

/** Breadcrumbs from the home page. */
export function breadcrumbs(origin: string, trail: readonly { name: string; path: string }[]): StructuredData {
  return thing("BreadcrumbList", {
    itemListElement: [{ name: site.name, path: routes.home }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: livingText(name, jakartaDay()),
      item: origin + path,
    })),
  });
}

/** A blog article with its share picture. `path` and `picture` are root-relative. */
export function blogPosting(
  origin: string,
  article: {
    title: string;
    description: string;
    category: string;
    postTime: string;
    updateTime?: string | null | undefined;
    path: string;
    picture: string;
  },
): StructuredData {
  return thing("BlogPosting", {
    headline: article.title,
    description: article.description,
    articleSection: article.category || undefined,
    datePublished: article.postTime || undefined,
    dateModified: article.updateTime || article.postTime || undefined,
    inLanguage: "id",
    image: [origin + article.picture],
    mainEntityOfPage: origin + article.path,
    author: { "@type": "Organization", name: articleAuthor, url: origin + routes.about, parentOrganization: publisher(origin) },
    publisher: publisher(origin),
  });
}

/** The verdict on a claim. `path` is the article that checks it. */
export function claimReview(
  origin: string,
  { path, postTime, claim, verdict }: { path: string; postTime: string; claim: string; verdict: string },
): StructuredData {
  return thing("ClaimReview", {
    url: origin + path,
    claimReviewed: claim,
    datePublished: postTime || undefined,
    inLanguage: "id",
    author: publisher(origin),
    itemReviewed: { "@type": "Claim", name: claim },
    reviewRating: { "@type": "Rating", ratingValue: verdicts[verdict], bestRating: 5, worstRating: 1, alternateName: verdict },
  });
}

type Term = { id: string; term: string; text: string };

/** The glossary. `path` is its page. */
export function definedTerms(origin: string, path: string, name: string, terms: readonly Term[]): StructuredData {
  const set = origin + path;
  return thing("DefinedTermSet", {
    "@id": set,
    name,
    url: set,
    inLanguage: "id",
    publisher: publisher(origin),
    hasDefinedTerm: terms.map(({ id, term, text }) => ({
      "@type": "DefinedTerm",
      "@id": `${set}#${id}`,
      name: term,
      description: livingText(text, jakartaDay()),
      inDefinedTermSet: set,
      url: `${set}#${id}`,
    })),
  });
}

/** An opening, with the date on which it ends. One that has ended has no structured data. */
export function jobPosting(origin: string, job: Job): StructuredData {
  return thing("JobPosting", {
    title: job.position,
    description: [job.summary, ...job.tableText.responsibilities, ...job.tableText.requirements].join(" "),
    datePosted: job.posted,
    validThrough: `${job.closingDay}T23:59:59+07:00`,
    employmentType: job.employmentType,
    hiringOrganization: publisher(origin),
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Jakarta Selatan", addressRegion: "DKI Jakarta", addressCountry: "ID" },
    },
    url: origin + openingHref(job.id),
    directApply: false,
  });
}

/** The calendar of rules as a data set with its files. */
export function ruleDataset(origin: string, { title, description }: { title: string; description: string }): StructuredData {
  const file = (path: string, type: string) => ({ "@type": "DataDownload", contentUrl: origin + path, encodingFormat: type });
  return thing("Dataset", {
    name: title,
    description,
    url: origin + routes.rules,
    inLanguage: "id",
    isAccessibleForFree: true,
    temporalCoverage: "2022-01-01/..",
    spatialCoverage: "Indonesia",
    creator: publisher(origin),
    distribution: [file(ruleFiles.csv, "text/csv"), file(ruleFiles.json, "application/json"), file(ruleFiles.rss, "application/rss+xml")],
  });
}

/** JSON for a script element, escaped so that it cannot end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
