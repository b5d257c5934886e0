type CodeMessage = {
  code: string;
  /** What the code authorises, in Indonesian. */
  action: string;
  channel: "sms" | "email";
  siteUrl: string;
};

/**
 * The text of a message with a code. The last line of an SMS binds it to the site: phones autofill it only there
 * (WebOTP).
 */
export function codeText({ code, action, channel, siteUrl }: CodeMessage): string {
  const text = `Simpul: ${code}, kode untuk ${action}. Berlaku 10 menit, jangan berikan kepada siapa pun. Bukan Anda? Hubungi ${siteUrl}/bantuan`;
  return channel === "sms" ? `${text}\n\n@${new URL(siteUrl).hostname} #${code}` : text;
}
