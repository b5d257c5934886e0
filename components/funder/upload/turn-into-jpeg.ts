/** Quality at which the small print of a document stays readable. */
const QUALITY = 0.92;

/** A picture as a JPEG, made on this device; undefined where the browser cannot read the picture. */
export async function turnIntoJpeg(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const drawing = canvas.getContext("2d");
    if (!drawing) return undefined;
    // A JPEG knows nothing transparent.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return jpeg?.type === "image/jpeg" ? new File([jpeg], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: jpeg.type }) : undefined;
  } catch {
    return undefined;
  }
}
