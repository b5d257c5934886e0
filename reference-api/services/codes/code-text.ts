type CodeMessage = {
  code: string;
  /** What the code lets somebody do. */
  action: string;
  channel: "sms" | "email";
  siteUrl: string;
};

/** What a message with a code says. The last line of an SMS binds the code to the site: phones fill it in there and nowhere else. */
export function codeText({ code, action, channel, siteUrl }: CodeMessage): string {
  const text = `Simpul: ${code}, kode untuk ${action}. Berlaku 10 menit, jangan berikan kepada siapa pun. Bukan Anda? Hubungi ${siteUrl}/bantuan`;
  return channel === "sms" ? `${text}\n\n@${new URL(siteUrl).hostname} #${code}` : text;
}
