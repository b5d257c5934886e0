import { readSite } from "@/lib/api/site";
import { loansPage } from "@/lib/content/loans";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { LoansView } from "./loans-view";

export const metadata = pageMetadata({ title: loansPage.title, description: loansPage.description, path: routes.loans, picture: "pinjaman" });

export default async function LoansPage() {
  return <LoansView index={await readSite()} input={{}} />;
}
