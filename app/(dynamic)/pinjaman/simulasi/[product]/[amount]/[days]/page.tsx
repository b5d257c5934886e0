import { LoansView } from "@/app/(site)/pinjaman/loans-view";
import { readSiteIfPossible } from "@/lib/api/site";
import { loansPage } from "@/lib/content/loans";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata({ title: loansPage.title, description: loansPage.description, path: routes.loans, picture: "pinjaman" });

type Props = { params: Promise<{ product: string; amount: string; days: string }> };

/** /pinjaman?produk=…&jumlah=…&tenor=…: not cached, because the number of amounts is unlimited. */
export default async function SimulationPage({ params }: Props) {
  const { product, amount, days } = await params;
  return <LoansView index={await readSiteIfPossible()} input={{ produk: product, jumlah: decodeURIComponent(amount), tenor: days }} />;
}
