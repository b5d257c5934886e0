import { Hono } from "hono";
import { html } from "hono/html";
import { ApiError, DeskError, DeskForbidden } from "../../errors.ts";
import { type Desk, need } from "../../services/audit.ts";
import { ratioText } from "../../services/content/checks.ts";
import {
  addPicture,
  CONTENT_PICTURE_MAX_BYTES,
  type ContentPicture,
  DESCRIPTION_MAX_CHARS,
  listPictures,
  pictureHref,
  readPicture,
} from "../../services/content/pictures.ts";
import { removePicture } from "../../services/content/remove-picture.ts";
import { contentLinks } from "./content-parts.ts";
import { type DeskContext, type DeskEnv, deskOf, doneOf, formOf, PICTURE_FORM_MAX_BYTES, PICTURES_PATH, redirectDone, show } from "./context.ts";
import { type FormError, field, type Html, hidden, notice } from "./parts.ts";
import { refusalOf, refusalText } from "./refusals.ts";
import { ONLY_SHOW } from "./saved-input.ts";

/** The pages of pictures for articles and advertisements. */
export const picturePages = new Hono<DeskEnv>();

/** A picture of the content: an uploaded one from the desk itself, others from the site. */
export function shownPicture({ siteUrl }: Pick<Desk, "siteUrl">, address: string, description: string): Html {
  const uploaded = address.startsWith(pictureHref("")) ? `${PICTURES_PATH}/${address.slice(pictureHref("").length)}/isi` : undefined;
  return html`<img src="${uploaded ?? (address.startsWith("/") ? siteUrl + address : address)}" alt="${description}" loading="lazy">`;
}

const sizeText = (bytes: number) => `${Math.ceil(bytes / 1_024)} KB`;

const pictureCard = (context: DeskContext, picture: ContentPicture): Html => {
  const { id, description, width, height, size, contrast } = picture;
  return html`<li>${shownPicture(deskOf(context), pictureHref(id), description)}<p><strong>${description}</strong></p><p class="hint">${width} × ${height} piksel, ${sizeText(size)}, kontras sampai ${ratioText(contrast)}</p><p class="hint">Untuk berkas artikel:</p><p><code>![${description}](${pictureHref(id)})</code></p><form method="post" action="${PICTURES_PATH}/${id}/hapus">${hidden(context.get("csrf"))}<button class="danger">Hapus<span class="skip"> ${description}</span></button></form></li>`;
};

async function picturePage(
  context: DeskContext,
  values: Record<string, string> = {},
  errors: readonly FormError[] = [],
  done?: string,
): Promise<Response> {
  const pictures = await listPictures(deskOf(context));
  const [description, file] = ["description", "file"].map((name) => errors.find((error) => error.field === name)?.text);
  return show(
    context,
    "Gambar",
    html`${contentLinks("/konten/gambar")}${notice(done)}<h2>Unggah</h2><form method="post" action="${PICTURES_PATH}" enctype="multipart/form-data">${hidden(context.get("csrf"))}${field({ name: "description", label: "Keterangan", hint: `Tulis isi gambar bagi yang tidak melihatnya, paling banyak ${DESCRIPTION_MAX_CHARS} karakter.`, value: values.description, error: description })}<div class="field"><label for="file">Gambar</label><p class="hint" id="file-hint">JPG, PNG, atau WebP, paling besar ${CONTENT_PICTURE_MAX_BYTES / 1_048_576} MB. Data kamera dan lokasinya dibuang.</p><input type="file" id="file" name="file" accept="image/jpeg,image/png,image/webp" aria-describedby="file-hint${file ? " file-error" : ""}" ${file ? html`aria-invalid="true"` : ""}>${file ? html`<p class="error" id="file-error">${file}</p>` : ""}</div><button>Unggah gambar</button></form><h2>Yang sudah ada</h2>${
      pictures.length === 0
        ? html`<p>Belum ada gambar.</p>`
        : html`<ul class="pictures">${pictures.map((picture) => pictureCard(context, picture))}</ul>`
    }`,
    ...errors,
  );
}

const doneTexts: Record<string, string> = {
  unggah: "Gambar sudah disimpan. Salin barisnya ke berkas artikel.",
  hapus: "Gambar sudah dihapus.",
};
picturePages.get(PICTURES_PATH, (context) => picturePage(context, {}, [], doneTexts[doneOf(context).selesai ?? ""]));
picturePages.post(PICTURES_PATH, async (context) => {
  const desk = deskOf(context);
  need(desk, "content");
  const values = await formOf(context, PICTURE_FORM_MAX_BYTES);
  if (values[ONLY_SHOW]) return picturePage(context, values, [{ field: "file", text: "Pilih gambarnya lagi." }]);
  const { file } = await context.req.parseBody();
  if (!(file instanceof File) || file.size === 0) return picturePage(context, values, [{ field: "file", text: "Pilih gambar." }]);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    await addPicture(desk, { bytes, name: file.name, description: values.description ?? "" });
    return redirectDone(context, PICTURES_PATH, { selesai: "unggah" });
  } catch (error) {
    if (error instanceof ApiError) return picturePage(context, values, [{ field: "file", text: error.message }]);
    if (error instanceof DeskForbidden || !(error instanceof DeskError)) throw error;
    return picturePage(context, values, [
      { field: "description", text: refusalText(error) },
      { field: "file", text: "Pilih gambarnya lagi." },
    ]);
  }
});
picturePages.post(`${PICTURES_PATH}/:id/hapus`, async (context) => {
  try {
    await removePicture(deskOf(context), context.req.param("id"));
    return redirectDone(context, PICTURES_PATH, { selesai: "hapus" });
  } catch (failure) {
    return picturePage(context, {}, [{ text: refusalText(refusalOf(failure)) }]);
  }
});
picturePages.get(`${PICTURES_PATH}/:id/isi`, async (context) => {
  const desk = deskOf(context);
  need(desk, "content");
  try {
    const { body, headers } = await readPicture(desk, context.req.param("id"));
    return context.body(body as ReadableStream, 200, {
      "content-type": headers.get("content-type") ?? "",
      "content-length": headers.get("content-length") ?? "",
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new DeskError("There is no such picture.");
  }
});
