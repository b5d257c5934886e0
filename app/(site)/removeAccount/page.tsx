import { DeletionFacts } from "@/components/account-deletion/deletion-facts";
import { DeletionScreen } from "@/components/account-deletion/deletion-screen";
import { NumberCheckSection } from "@/components/data-rights/number-check-section";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { accountDeletion } from "@/lib/content/account-deletion";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: accountDeletion.metaTitle,
  description: accountDeletion.metaDescription,
  path: routes.removeAccount,
  picture: pagePictureSrc("halaman", "hapus-akun"),
});

export default function RemoveAccountPage() {
  return (
    <main id={MAIN_ID}>
      <div className="relative overflow-hidden">
        <div aria-hidden="true" className="absolute inset-y-0 right-0 hidden w-[36%] bg-[url(/art/kain-malam.svg)] bg-center bg-cover xl:block" />
        <div className="wrap relative pt-6 pb-10 md:pt-14 md:pb-14 xl:pt-20 xl:pb-20">
          <div className="xl:max-w-[56%]">
            <h1 className="text-[1.75rem] leading-[1.05] md:text-h1">{accountDeletion.title}</h1>
            <p className="mt-4 max-w-prose text-fg-soft md:text-lead">{accountDeletion.lead}</p>
            <div className="mt-2 md:mt-7">
              <DeletionScreen />
            </div>
          </div>
        </div>
      </div>
      <DeletionFacts />
      <NumberCheckSection />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: accountDeletion.title, path: routes.removeAccount }])} />
    </main>
  );
}
