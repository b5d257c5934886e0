/** The drawing of a finished cloth, as wide as its column. */
export const FinishedCloth = () => (
  // biome-ignore lint/performance/noImgElement: a drawing needs no image service
  <img src="/art/kain-selesai.svg" alt="" width="720" height="180" className="mt-10 h-auto w-full rounded-tr-[4rem] rounded-sm" />
);
