/**
 * What the home page's advertisements load after hydration. One module, because the bundler repeats what two of them
 * share: 5 kB of calls.
 */
export { AdLoader } from "@/components/ads/ad-loader";
export { HomeOverlays } from "@/components/ads/home-overlays";
