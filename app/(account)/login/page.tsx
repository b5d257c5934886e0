import { AccountDesktopNotice } from "@/components/auth/account-desktop-notice";
import { AdviceCard, Points } from "@/components/auth/advice-card";
import { Alternative } from "@/components/auth/alternative";
import { AuthFrame } from "@/components/auth/auth-frame";
import { AuthTitle } from "@/components/auth/auth-title";
import { HelpLink } from "@/components/auth/help-link";
import { LoginForm } from "@/components/auth/login-form";
import { SignInReason } from "@/components/auth/sign-in-reason";
import { ReceiptSlot } from "@/components/funder/receipt/receipt-slot";
import { AccountBar } from "@/components/shell/account-bar";
import { Copyright } from "@/components/shell/copyright";
import { loginCopy as copy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: routes.login });

export default function LoginPage() {
  return (
    <AuthFrame
      bar={
        <AccountBar>
          <HelpLink />
        </AccountBar>
      }
      artwork="/art/kain-masuk.svg"
      card={
        <AdviceCard title={copy.card.title}>
          <Points points={copy.card.points} />
        </AdviceCard>
      }
      foot={<Copyright className="mt-8" />}
    >
      <ReceiptSlot className="mb-8" />
      <AccountDesktopNotice forMembers>
        <AuthTitle title={copy.title} lead={copy.lead} />
        <SignInReason />
        <LoginForm />
        <Alternative question={copy.noAccount} href={routes.register} link={copy.register} />
      </AccountDesktopNotice>
    </AuthFrame>
  );
}
