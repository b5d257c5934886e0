import { cleanHtml } from "./clean-html";
import { withVideos } from "./videos";

/** Attacks of the kinds that OWASP, PortSwigger and html5sec list. */
const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=https://evil.test/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  '<img src="https://a.test/x.png" onload="alert(1)" style="position:fixed">',
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<object data=x><embed src=x></object>",
  '<form action="https://evil.test"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test"><link rel=stylesheet href=//evil.test>',
  "<style>@import 'https://evil.test'</style>",
  '<div style="background:url(javascript:alert(1))" onclick=alert(1) class="fixed inset-0">x</div>',
  '<p id="konten" name="body">x</p>',
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><script>alert(1)</script></template>",
  "<!--><script>alert(1)</script>-->",
  "<textarea><script>alert(1)</script></textarea>",
  "<input autofocus onfocus=alert(1)><select onchange=alert(1)><option>x",
  "<marquee onstart=alert(1)>x</marquee>",
  '<table background="javascript:alert(1)"><td background="x">x</td></table>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  "<xss style='x:expression(alert(1))'>x</xss>",
  '"><img src=x onerror=alert(1)//',
  '<iframe src="https://www.youtube-nocookie.com.evil.test/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com@evil.test/embed/abcdefghijk"></iframe>',
  '<iframe src="https://evil.test/https://www.youtube.com/embed/abcdefghijk"></iframe>',
  '<iframe src="http://www.youtube.com/embed/abcdefghijk"></iframe>',
  '<iframe src="javascript:alert(1)//www.youtube.com/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.test"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" onload="alert(1)" srcdoc="<script>alert(1)</script>" style="position:fixed"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="</a><script>alert(1)</script>"><script>alert(1)</script><img src=x onerror=alert(1)></iframe>',
  '<iframe src="https://player.vimeo.com/video/1?h=%22%3E%3Cscript%3E"></iframe>',
];

const forbiddenMarkup =
  /<(?!\/?(?:h[234]|p|div|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|hr|br|pre|strong|b|em|i|u|s|small|mark|sub|sup|abbr|code|a|img|table|caption|thead|tbody|tfoot|tr|th|td)[\s/>])/i;

test.each(attacks)("%s leaves no executable content", (attack) => {
  const clean = cleanHtml(`<p>a</p>${attack}`);
  expect(withVideos(clean).replace(/<\/?span( class="video")?>/g, "")).not.toMatch(forbiddenMarkup);
  expect(clean).not.toMatch(/data-video="(?!https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w-]+[?&\w=;-]*")/);
  expect(clean).not.toMatch(forbiddenMarkup);
  expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|id|name|srcdoc|formaction|background)\s*=/i);
  expect(clean).not.toMatch(/<[^>]*(?:href|src)="(?!https?:|mailto:|tel:|\/(?!\/)|#|\?)[^"]+"/i);
  expect(clean).not.toMatch(/<[^>]*class="(?!intro"|note"|num"|sum")/);
});

test("preserves the allowed elements", () => {
  const html =
    '<h2>Bunga</h2><p class="intro">a <strong>b</strong></p><div class="note"><p>c</p></div><table><caption>d</caption><thead><tr><th scope="col">e</th></tr></thead><tbody><tr class="sum"><td class="num" colspan="2">1</td></tr></tbody></table><a href="/pinjaman">f</a>';
  expect(cleanHtml(html)).toBe(html);
});

test("adds rel to external links and turns h1 into h2", () => {
  expect(cleanHtml('<h1>a</h1><a href="https://ojk.go.id" target="_blank" onclick="x">b</a>')).toBe(
    '<h2>a</h2><a href="https://ojk.go.id" rel="noopener noreferrer">b</a>',
  );
});

test("allows lazy images from https or this site only", () => {
  expect(cleanHtml('<img src="https://a.test/x.png" alt="x" width="4" height="3"><img src="http://a.test/x.png"><img>')).toBe(
    '<img src="https://a.test/x.png" alt="x" width="4" height="3" loading="lazy" decoding="async" />',
  );
  expect(cleanHtml('<img src="/x.png">')).toContain('src="/x.png"');
});

test("turns a video of an allowed site into a link with a player that loads nothing before a tap", () => {
  const video = cleanHtml(
    '<p><iframe width="560" src="https://www.youtube.com/embed/aB3-_efghij?rel=0" title="Kelas &lt;kas&gt;" allowfullscreen></iframe></p>',
  );
  expect(video).toBe(
    '<p><a href="https://www.youtube.com/watch?v=aB3-_efghij" rel="noopener noreferrer" data-video="https://www.youtube-nocookie.com/embed/aB3-_efghij">Kelas &lt;kas&gt;</a></p>',
  );
  const cover = withVideos(video);
  expect(cover).toContain("<strong>Putar video dari YouTube</strong> <span>Kelas &lt;kas&gt;</span>");
  expect(cover).not.toMatch(/\s(?:src|srcset)=/);
  expect(withVideos(cleanHtml('<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>'))).toMatch(
    /href="https:\/\/vimeo\.com\/76979871".*data-video="https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&amp;h=8272103f6e".*Putar video dari Vimeo/,
  );
});

test("allows no other content to set a player", () => {
  expect(cleanHtml('<a href="/x" data-video="https://evil.test/" class="video" rel="opener">x</a>')).toBe('<a href="/x">x</a>');
});
