import type { NextConfig } from "next";
import { parseWebEnv } from "./lib/env.ts";

parseWebEnv(process.env);

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The custom server compresses (lib/delivery), once per content instead of once per answer.
  compress: false,
  trailingSlash: false,
  images: { formats: ["image/avif", "image/webp"] },
  redirects: async () => [{ source: "/", destination: "/halamandepan", permanent: true }],
};

export default config;
