import { render, screen } from "@testing-library/react";
import { Dialog } from "@/components/ui/dialog";
import { Proof } from "@/components/ui/proof";
import { kitCopy } from "@/lib/content/kit";
import { contact, site } from "@/lib/content/site";

test("paper names the company and how to reach it, and has no buttons", () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Tiket">
      <Proof title="Tiket" number="ADU-7K3M-Q9XR-02VT" words={{ label: "Tiket", copy: "Salin", copied: "Tersalin" }} at={0} steps={[]} />
    </Dialog>,
  );
  for (const line of [site.company, `${contact.phone}, ${contact.email}`]) expect(screen.getByText(line).parentElement).toHaveClass("print:block");
  for (const name of [kitCopy.close, "Salin"]) expect(screen.getByRole("button", { name })).toHaveClass("print:hidden");
});
