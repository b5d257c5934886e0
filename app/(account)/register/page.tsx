import type { Metadata } from "next";
import { AccountDesktopNotice } from "@/components/auth/account-desktop-notice";
import { AdviceCard, Alternative, AuthFrame, AuthTitle, HelpLink, PrepareDisclosure, PrepareList } from "@/components/auth/auth-frame";
import { RegisterForm } from "@/components/auth/register-form";
import { OpenRegistration } from "@/components/funder/handle/open-registration";
import { AccountBar } from "@/components/shell/account-bar";
import { registerCopy as copy } from "@/lib/content/auth";
import { prepareCopy } from "@/lib/content/prepare";
import { riskWarning } from "@/lib/content/site";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({ title: copy.pageTitle, description: copy.description, path: routes.register, picture: "pendanaan" }),
  // The one page of accounts that people search for.
  robots: { index: true, follow: true, "max-image-preview": "large" },
};

export default function RegisterPage() {
  return (
    <AuthFrame
      bar={
        <AccountBar>
          <HelpLink />
        </AccountBar>
      }
      artwork="/art/kain-daftar.svg"
      card={
        <AdviceCard title={prepareCopy.title}>
          <PrepareList />
        </AdviceCard>
      }
      foot={<p className="mt-8 border-line border-t pt-5 text-fg-mute text-micro">{riskWarning}</p>}
    >
      <AccountDesktopNotice>
        <AuthTitle title={copy.title} lead={copy.lead} />
        <PrepareDisclosure />
        <OpenRegistration />
        <RegisterForm />
        <Alternative question={copy.haveAccount} href={routes.login} link={copy.login} />
      </AccountDesktopNotice>
    </AuthFrame>
  );
}
