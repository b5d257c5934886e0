import type { Page } from "@playwright/test";
import type { FormField } from "../lib/contract/field-list.ts";
import { personForm } from "../lib/contract/person-form.ts";
import { pdf, personDocuments } from "./documents.ts";
import { expect } from "./fixtures.ts";

/** A file to choose; its first bytes decide its type. */
export const file = (name: string, buffer: Buffer = pdf) => ({ name, mimeType: "application/octet-stream", buffer });

/** A field of the form by its whole label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The button that submits the form. */
export const save = (page: Page) => page.getByRole("button", { name: "Simpan dan Lanjutkan" });

/** The row of a file in the list of uploads. */
export const row = (page: Page, name: string) => page.locator("[data-upload-row]").filter({ hasText: name });

/** Opens the detail form of a registration: 1 a company's, 0 a person's. */
export async function openForm(page: Page, type: 0 | 1, id: string): Promise<void> {
  const path = type === 1 ? "/registerCompany" : "/registerPersonal";
  await page.goto(`${path}?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await expect(save(page)).toBeVisible();
}

/** Opens a list, types, and chooses the first match. */
export async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
  await field(page, label).click();
  await page.getByRole("option", { name: option }).first().click();
}

/** The address from province to street, with the postcode that comes with the village. */
export async function fillAddress(page: Page): Promise<void> {
  await pick(page, "Provinsi", "Bali");
  await pick(page, "Kota/Kabupaten", "Kota Denpasar");
  await pick(page, "Kecamatan", "Denpasar Selatan");
  await pick(page, "Kelurahan/Desa", "Sanur");
  await expect(field(page, "Kode Pos")).toHaveValue("80228");
  await field(page, "Alamat").fill("Jl. Danau Tamblingan 7");
}

/** Everything of the company's form but its documents. */
export async function fillCompany(page: Page): Promise<void> {
  await field(page, "Nama Perusahaan").fill("PT Sumber Rejeki Abadi");
  await field(page, "Singkatan Perusahaan").fill("Sumber Rejeki");
  await field(page, "Jenis Badan Hukum").selectOption("PT");
  await field(page, "Bidang Usaha").selectOption("Konstruksi");
  await field(page, "Nomor Akta Pendirian").fill("12");
  await expect(field(page, "Jenis Izin Usaha")).toHaveValue("SIUP");
  await field(page, "Nomor Izin Usaha").fill("503/12/SIUP");
  await field(page, "NPWP").fill("01.234.567.8-901.000");
  await field(page, "Nama PIC").fill("Sari Lestari");
  await field(page, "No. KTP PIC").fill("3174015708850002");
  await fillAddress(page);
  await page.getByLabel("Sama dengan alamat").check();
  await field(page, "Sumber Dana").selectOption("Hasil usaha");
  await field(page, "Pendapatan per Bulan").selectOption({ index: 2 });
  await pick(page, "Nama Bank", "Bank Mandiri");
  await field(page, "Nomor Rekening").fill("0012-3456 78");
  await expect(field(page, "Nomor Rekening")).toHaveValue("0012345678");
}

/** Uploads a file for each document and waits until all are stored. */
export async function uploadAll(page: Page, labels: string[]): Promise<void> {
  for (const [index, label] of labels.entries()) await field(page, label).setInputFiles(file(`dokumen-${index + 1}.pdf`));
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(labels.length);
}

/** What is typed into a plain text of the person's form: the example, where a journey expects nothing else. */
export const personText = ({ name, example = "" }: FormField): string => (name === "placeOfBirth" ? "Denpasar" : example);

/** Gender, birth, address and bank account of a person. */
export async function fillPersonalDetails(page: Page): Promise<void> {
  await page.getByLabel("PEREMPUAN").check();
  for (const one of personForm) if (one.control.kind === "text" && one.name !== "npwp") await field(page, one.label).fill(personText(one));
  await field(page, "Tanggal Lahir").fill("1985-08-17");
  await fillAddress(page);
  await pick(page, "Nama Bank", "Bank Mandiri");
  await field(page, "Nomor Rekening").fill("0012345678");
}

/** The whole of the person's form, with its documents. */
export async function fillPerson(page: Page): Promise<void> {
  await field(page, "No. KTP").fill("3174015708850002");
  await field(page, "NPWP").fill("3174015708850002");
  await fillPersonalDetails(page);
  await uploadAll(page, personDocuments);
}
