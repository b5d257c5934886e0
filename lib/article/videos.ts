import { articleCopy } from "../content/blog.ts";
import { videoOf } from "./video-places.ts";

/** What an article that shows a video has in its HTML. */
export const VIDEO_MARK = 'data-video="';

/**
 * Turns the links that `cleanHtml` left in the place of videos into covers to tap: nothing of another site is loaded
 * before that, and without scripts the link leads to the video. Takes only what `cleanHtml` returned.
 */
export function withVideos(html: string): string {
  return html.replace(/<a href="[^"]*" rel="[^"]*" data-video="([^"]*)">([^<]*)<\/a>/g, (link, embed: string, title: string) => {
    const place = videoOf(embed.replaceAll("&amp;", "&"))?.place;
    if (!place) return link;
    const [opening = ""] = link.split(">", 1);
    return `<span class="video">${opening}><strong>${articleCopy.videoPlay(place)}</strong> <span>${title}</span></a><small>${articleCopy.videoNotice(place)}</small></span>`;
  });
}
