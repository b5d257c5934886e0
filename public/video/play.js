// Puts the player in the place of a video's link when it is tapped. Loaded only with articles that show a video.
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a[data-video]") : null;
  if (!link) return;
  event.preventDefault();
  const player = new URL(link.dataset.video);
  player.searchParams.set("autoplay", "1");
  const frame = document.createElement("iframe");
  frame.title = link.textContent.trim();
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation");
  // The player wants to know which site shows it, not which page.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player.href;
  link.replaceWith(frame);
  frame.focus();
});
