import { articleCopy } from "../content/blog.ts";
import { videoOf } from "./video-places.ts";

/** In the HTML of every article with a video. */
export const VIDEO_MARK = 'data-video="';

/**
 * Turns the video links of `cleanHtml` into covers. A tap loads the player, nothing of another site before that;
 * without scripts the link opens the video. Only for output of `cleanHtml`.
 */
export function withVideos(html: string): string {
  return html.replace(/<a href="[^"]*" rel="[^"]*" data-video="([^"]*)">([^<]*)<\/a>/g, (link, embed: string, title: string) => {
    const place = videoOf(embed.replaceAll("&amp;", "&"))?.place;
    if (!place) return link;
    const [opening = ""] = link.split(">", 1);
    return `<span class="video">${opening}><strong>${articleCopy.videoPlay(place)}</strong> <span>${title}</span></a><small>${articleCopy.videoNotice(place)}</small></span>`;
  });
}
