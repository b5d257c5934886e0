import { AdviceCard, AuthFrame, HelpLink, Points } from "@/components/auth/auth-frame";
import { ForgotPassword } from "@/components/auth/forgot-password";
import { AccountBar, Copyright } from "@/components/shell/account-bar";
import { forgotCopy as copy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: routes.forgotPassword,
  picture: pagePictureSrc("halaman", "lupa-sandi"),
});

export default function ForgotPasswordPage() {
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
      <ForgotPassword />
    </AuthFrame>
  );
}
