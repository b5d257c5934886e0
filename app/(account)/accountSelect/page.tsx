import { AccountChoice } from "@/components/auth/account-choice";
import { HelpLink } from "@/components/auth/auth-frame";
import { AccountBar, Copyright } from "@/components/shell/account-bar";
import { MAIN_ID } from "@/lib/browser/names";
import { accountSelectCopy as copy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: routes.accountSelect,
  picture: pagePictureSrc("halaman", "pilih-akun"),
});

export default function AccountSelectPage() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <AccountBar sides="wrap">
        <HelpLink />
      </AccountBar>
      <main id={MAIN_ID} tabIndex={-1} className="wrap grid content-center py-8 outline-hidden">
        <h1 className="text-h1">{copy.title}</h1>
        <p className="mt-3 mb-8 text-fg-soft text-lead">{copy.lead}</p>
        <AccountChoice />
        <Copyright className="mt-6" />
      </main>
    </div>
  );
}
