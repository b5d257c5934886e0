import { AccountEntries } from "@/components/shell/account-entries";
import { LateUserName } from "@/components/shell/user-name";
import { Button } from "@/components/ui/button";
import { headerCopy } from "@/lib/content/shell";

/** Signed in: the name, what the account may open, and Keluar, at the end of the menu of small screens. */
export function MobileAccount() {
  return (
    <div className="hidden gap-3 signed-in:grid">
      <p className="pt-2 font-semibold wrap-anywhere">
        <LateUserName />
      </p>
      <AccountEntries className="inline-flex min-h-11 items-center" listClassName="flex flex-wrap gap-x-6" />
      <Button variant="line" data-do="sign-out">
        {headerCopy.signOut}
      </Button>
    </div>
  );
}
