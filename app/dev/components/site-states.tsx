import { States } from "@/app/dev/components/states";
import { PlainField, PlainForm } from "@/components/form/plain-form";
import { AppBadges } from "@/components/ui/app-badges";
import { AppPhone, type PhoneScreen } from "@/components/ui/app-phone";
import { BenefitRow } from "@/components/ui/benefit-row";
import { CostReceipt } from "@/components/ui/cost-receipt";
import { LivingText } from "@/components/ui/living-text";
import { PageHero } from "@/components/ui/page-hero";
import { PersistDetails } from "@/components/ui/persist-details";
import { PhoneFold } from "@/components/ui/phone-fold";
import { ProductSegments } from "@/components/ui/product-segments";
import { ReceiptPaper, ReceiptRow, ReceiptStamp, ReceiptSum } from "@/components/ui/receipt-paper";
import { ShortFaq } from "@/components/ui/short-faq";
import { StepCarousel } from "@/components/ui/step-carousel";
import { fundingPage } from "@/lib/content/funding";
import { shortFaq } from "@/lib/content/help";
import { jakartaDay } from "@/lib/format/date";
import { loanProducts, productKeys } from "@/lib/loans/products";
import { exampleQuote } from "@/lib/loans/quote";

/** A form whose first field was refused. */
const refused = { values: { plain: "abc" }, errors: { plain: "This is wrong" }, refusal: "The whole form was refused", at: 0 };
const screens: readonly PhoneScreen[] = ["code", "limit", "review", "receipt", "schedule", "paid"];
const tones = ["kunyit", "soga"] as const;
const steps = screens.slice(0, 3).map((screen) => ({ title: `Step ${screen}`, text: "What is done", screen }));

/** Parts of public pages, with the site's own figures and words. */
export function SiteStates() {
  return (
    <>
      <States name="CostReceipt">
        <div className="flex flex-wrap gap-6">
          {productKeys.map((key) => (
            <CostReceipt key={key} quote={exampleQuote(key, jakartaDay())} />
          ))}
          <CostReceipt quote={exampleQuote("kini", jakartaDay())} label="With a slider" live />
        </div>
      </States>
      <States name="ReceiptPaper">
        <div className="flex flex-wrap gap-6">
          {[true, false].map((good) => (
            <ReceiptPaper key={String(good)} className="w-80">
              <dl>
                <ReceiptRow label="Row">Rp1.000</ReceiptRow>
                <ReceiptSum label="Sum">Rp1.000</ReceiptSum>
              </dl>
              <ReceiptStamp good={good}>{good ? "Good" : "Bad"}</ReceiptStamp>
            </ReceiptPaper>
          ))}
        </div>
      </States>
      <States name="AppPhone and AppBadges">
        <div className="flex flex-wrap gap-6">
          {screens.map((screen) => (
            <AppPhone key={screen} screen={screen} className="w-52" />
          ))}
        </div>
        <AppBadges />
      </States>
      <States name="PageHero">
        {tones.map((tone) => (
          <PageHero key={tone} tone={tone} title={`Tone ${tone}`} lead="One sentence below the title." art="kain-karir" />
        ))}
      </States>
      <States name="BenefitRow">
        <BenefitRow heading="Benefits" benefits={fundingPage.benefits} />
      </States>
      <States name="StepCarousel">
        <StepCarousel heading="Steps" label="Steps" steps={steps} />
      </States>
      <States name="ShortFaq and LivingText">
        <ShortFaq faqs={shortFaq} url="https://simpul.example/" />
        <p>
          <LivingText>{"Bunga {{product kini rate}} per hari."}</LivingText>
        </p>
      </States>
      <States name="PersistDetails and PhoneFold">
        <PersistDetails name="workshop">
          <details>
            <summary>Opened again after a reload</summary>
            <p>Text</p>
          </details>
        </PersistDetails>
        <PhoneFold id="workshop-fold" label="Folded on phones">
          {(fold) => <p {...fold}>Text</p>}
        </PhoneFold>
      </States>
      <States name="PlainForm, sent without scripts">
        <PlainForm action="#" state={refused} submit="Send">
          <PlainField state={refused} name="plain" label="Text" hint="A hint" />
        </PlainForm>
      </States>
      <States name="ProductSegments">
        <div data-choose="true">
          <ProductSegments />
          {productKeys.map((key) => (
            <p key={key} data-part-of={key}>
              {loanProducts[key].name}
            </p>
          ))}
        </div>
      </States>
    </>
  );
}
