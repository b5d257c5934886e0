import type { Metadata } from "next";
import { AccountDesktopNotice } from "@/components/auth/account-desktop-notice";
import { AdviceCard } from "@/components/auth/advice-card";
import { Alternative } from "@/components/auth/alternative";
import { AuthFrame } from "@/components/auth/auth-frame";
import { AuthTitle } from "@/components/auth/auth-title";
import { HelpLink } from "@/components/auth/help-link";
import { PrepareDisclosure, PrepareList } from "@/components/auth/prepare";
import { RegisterForm } from "@/components/auth/register-form";
import { OpenRegistration } from "@/components/funder/handle/open-registration";
import { AccountBar } from "@/components/shell/account-bar";
import { registerCopy as copy } from "@/lib/content/auth";
import { riskWarning } from "@/lib/content/site";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: copy.title, description: copy.description, alternates: { canonical: routes.register } };

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
        <AdviceCard title={copy.prepare.title}>
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
