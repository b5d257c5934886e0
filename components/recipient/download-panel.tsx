import { AppBadges } from "@/components/ui/app-badges";
import { AppPhone } from "@/components/ui/app-phone";
import { QrCode } from "@/components/ui/qr-code";
import { recipientPage } from "@/lib/content/recipient";

/** Batik art with the phone at the left, the app at the right. `downloadUrl` is what the code reads as; phones get the stores, then the app. */
export function DownloadPanel({ downloadUrl }: { downloadUrl: string }) {
  return (
    <section className="relative xl:min-h-160">
      <div className="wrap grid xl:min-h-160 xl:grid-cols-2">
        <div className="py-8 md:py-10 xl:col-start-2 xl:self-center xl:py-16 xl:pl-20">
          <h1 className="text-h1 tracking-hero">{recipientPage.heading}</h1>
          <p className="mt-4 max-w-136 text-fg-soft text-lead">{recipientPage.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-7">
            <QrCode text={downloadUrl} label={recipientPage.qrLabel} className="hidden w-50 rounded-sm p-2 shadow-hairline md:block" />
            <div className="max-w-96">
              <p className="mb-3 text-fg-soft text-small">
                <span className="hidden md:inline">{recipientPage.scan}</span>
                <span className="md:hidden">{recipientPage.choose}</span>
              </p>
              <AppBadges />
            </div>
          </div>
        </div>
      </div>
      {/* After the stores on phones, beside them on wide screens. */}
      <div className="grid grid-cols-1 place-items-center bg-[url(/art/kain-unduh.svg)] bg-center bg-cover py-8 xl:absolute xl:inset-y-0 xl:left-0 xl:w-1/2">
        <AppPhone screen="receipt" className="xl:w-70" />
      </div>
    </section>
  );
}
