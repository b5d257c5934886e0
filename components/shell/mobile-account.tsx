import { LateUserName } from "@/components/shell/user-name";
import { Button } from "@/components/ui/button";
import { headerWords } from "@/lib/content/shell";

/** Signed in: the name, what the account may open, and Keluar, at the end of the menu of small screens. */
export function MobileAccount() {
  return (
    <div className="hidden gap-3 signed-in:grid">
      <p className="pt-2 font-semibold wrap-anywhere">
        <LateUserName />
      </p>
      <ul data-account-entries="inline-flex min-h-11 items-center" className="flex flex-wrap gap-x-6 empty:hidden" />
      <Button variant="line" data-do="sign-out">
        {headerWords.signOut}
      </Button>
    </div>
  );
}
