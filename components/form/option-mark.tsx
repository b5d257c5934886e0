/**
 * The outline of the site's own marks, so that the white background, which other marks need in the dark theme, does not
 * show at their corners.
 */
const PETAL = { borderRadius: "10% 30%" };

/** The mark before an option of a list, such as the logo of a bank. */
export function OptionMark({ src }: { src: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small mark of the list's own source needs no image service
    <img src={src} alt="" width={28} height={28} loading="lazy" className="mr-4 size-7 flex-none bg-white object-contain" style={PETAL} />
  );
}
