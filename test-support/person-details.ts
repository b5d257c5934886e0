import { examplePerson } from "../lib/contract/call-examples.ts";

/** Details of a person with `url` for every document. */
export function personDetails(url: string, over: Record<string, unknown> = {}) {
  return { ...examplePerson, ktpPicUrl: [url], facePicUrl: [url], npwpPicUrl: [url], incomePicUrlList: [url], ...over };
}
