import { AccountDesktopNotice } from "@/components/auth/account-desktop-notice";
import { AdviceCard, Alternative, AuthFrame, AuthTitle, HelpLink, Points } from "@/components/auth/auth-frame";
import { LoginForm, SignInReason } from "@/components/auth/login-form";
import { ReceiptSlot } from "@/components/funder/receipt/receipt-slot";
import { AccountBar, Copyright } from "@/components/shell/account-bar";
import { loginCopy as copy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: routes.login,
  picture: pagePictureSrc("halaman", "masuk"),
});

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
