import { expect, onPhone, test } from "./fixtures.ts";

test("a personal-data request gives a ticket that can be copied and checked", async ({ page, axe, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/kebijakanPrivasi?name=Kebijakan#hak-data");
  await expect(page.getByRole("heading", { name: "Ajukan hak data Anda" })).toBeVisible();
  await axe({ include: "#hak-data" });
  await onPhone(page, () => axe({ include: "#hak-data" }));
  await page.getByRole("button", { name: "Isi formulir permintaan" }).click();
  const dialog = page.getByRole("dialog", { name: "Permintaan hak data pribadi" });
  await dialog.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(dialog.getByText("Silakan pilih konten")).toBeVisible();
  await axe({ include: "[role=dialog]" });
  await onPhone(page, () => axe({ include: "[role=dialog]" }));
  await dialog.getByLabel("Jenis permintaan").selectOption({ label: "Perbaikan" });
  await dialog.getByLabel("Nama lengkap").fill("Dewi Anggraini");
  await dialog.getByLabel("Email atau No. telepon").fill("(021) 765-4321");
  await dialog.getByLabel("Isi permintaan").fill("Alamat lama -> Bandung, RT < 5.\u2028® Terima kasih");
  await dialog.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(dialog.getByText("Ini nomor telepon rumah atau kantor")).toBeVisible();
  await dialog.getByLabel("Email atau No. telepon").fill("Dewi Anggraini <dewi@contoh.id>,");
  await dialog.getByRole("button", { name: "Kirim permintaan" }).click();
  const done = page.getByRole("dialog", { name: "Permintaan Anda kami terima" });
  const ticket = await done.getByText(/^HAK(-[0-9A-Z]{4}){3}$/).innerText();
  await done.getByRole("button", { name: "Salin nomor tiket" }).click();
  await expect(page.getByText("Nomor tiket tersalin")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ticket);
  await done.getByRole("button", { name: "Selesai" }).click();

  const number = page.getByLabel("Nomor bukti atau tiket");
  const result = page.locator("#hak-data [role=status]");
  await number.fill(`Nomor tiket Anda: ${ticket.toLowerCase()}, simpan baik-baik.`);
  await number.press("Enter");
  await expect(result).toHaveText(/^Perbaikan: diterima pada .*, sedang diproses\.$/);
  await number.fill("HAK-0000-0000-0000");
  await number.press("Enter");
  await expect(result).toHaveText(/^Nomor tidak ditemukan\. Periksa kembali penulisannya/);
});

test("the section of the ticket check has equal padding above and below", async ({ page }) => {
  await page.goto("/bantuan");
  for (const width of [360, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hint = page.getByText("Misalnya HPS-7K3M-Q9XR-02VT.");
    const [band, first, last] = await Promise.all(
      [page.locator("section", { has: hint }), page.getByRole("heading", { name: "Periksa nomor bukti atau tiket" }), hint].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    const [above, below] = [(first?.top ?? 0) - (band?.top ?? 0), (band?.bottom ?? 0) - (last?.bottom ?? 0)];
    expect(Math.abs(above - below), `${width}: ${above} above, ${below} below`).toBeLessThanOrEqual(8);
  }
});

test("a dialog taller than the window scrolls from its title to its last button", async ({ page }) => {
  await page.setViewportSize({ width: 1367, height: 420 });
  await page.goto("/kebijakanPrivasi?name=Kebijakan#hak-data");
  await page.getByRole("button", { name: "Isi formulir permintaan" }).click();
  const dialog = page.getByRole("dialog", { name: "Permintaan hak data pribadi" });
  await expect(dialog).toBeVisible();
  const title = dialog.getByRole("heading", { name: "Permintaan hak data pribadi" });
  const send = dialog.getByRole("button", { name: "Kirim permintaan" });
  for (const width of [1367, 413]) {
    await page.setViewportSize({ width, height: 420 });
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ ratio: 1 });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    // The background covers the whole content.
    expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight), `${width}`).toBeLessThanOrEqual(0);
  }
});

test("a complaint survives a reload, a lost response and an early close of the dialog", async ({ page }) => {
  const message = "Pembayaran tanggal 3 Mei belum tercatat.";
  const open = async () => {
    await page.getByRole("button", { name: "Tulis pengaduan" }).click();
    return page.getByRole("dialog");
  };
  await page.goto("/bantuan#pengaduan");
  const dialog = await open();
  await dialog.getByLabel("Nama lengkap").fill("Sari Lestari");
  await dialog.getByLabel("Email atau No. telepon").fill("sari@contoh.id");
  await dialog.getByLabel("Isi pengaduan").fill(message);
  await page.reload();
  await open();
  await expect(dialog.getByLabel("Nama lengkap")).toHaveValue("Sari Lestari");
  await expect(dialog.getByLabel("Isi pengaduan")).toHaveValue(message);

  const sent: string[] = [];
  const tickets: string[] = [];
  await page.route("**/api/h5/rights-request", async (route) => {
    sent.push((await route.request().headerValue("x-request-id")) ?? "");
    const answer = await route.fetch();
    tickets.push((await answer.json()).data.ticket);
    await (sent.length === 1 ? route.abort("connectionreset") : route.fulfill({ response: answer }));
  });
  await dialog.getByRole("button", { name: "Kirim pengaduan" }).click();
  await expect(dialog.getByText("Jaringan bermasalah, silakan coba lagi.")).toBeVisible();
  await page.reload();
  await open();
  await dialog.getByRole("button", { name: "Kirim pengaduan" }).click();
  const ticket = dialog.getByText(/^ADU(-[0-9A-Z]{4}){3}$/);
  await expect(ticket).toBeVisible();
  expect(sent[1]).toBe(sent[0]);
  expect(tickets[1]).toBe(tickets[0]);

  await page.mouse.click(4, 400);
  await expect(ticket).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await open();
  await expect(ticket).toHaveText(tickets[0] ?? "");
  await dialog.getByRole("button", { name: "Selesai" }).click();
  await open();
  await expect(dialog.getByLabel("Isi pengaduan")).toHaveValue("");
  await expect(dialog.getByText(`dengan nomor tiket ${tickets[0]}.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Tampilkan tanda terimanya" }).click();
  await expect(ticket).toHaveText(tickets[0] ?? "");
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("ticketDraft")))).toEqual([
    "ticketDraft:service:ticket",
  ]);
});

test("a double click on the button that sends does not close the receipt @both", async ({ page }) => {
  await page.goto("/bantuan#pengaduan");
  await page.getByRole("button", { name: "Tulis pengaduan" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nama lengkap").fill("Dewi Anggraini");
  await dialog.getByLabel("Email atau No. telepon").fill("dewi@contoh.id");
  await dialog.getByLabel("Isi pengaduan").fill("Pembayaran 3 Oktober belum tercatat setelah 24 jam.");
  await dialog.getByRole("button", { name: "Kirim pengaduan" }).click();
  const finish = dialog.getByRole("button", { name: "Selesai" });
  const box = await finish.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(dialog.getByText(/^ADU(-[0-9A-Z]{4}){3}$/)).toBeVisible();
  await finish.click();
  await expect(dialog).toBeHidden();
});
