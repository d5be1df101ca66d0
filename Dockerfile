# Two production images: Node 24, an unprivileged user, no development dependencies.
#
# The shop with the embedded merchant and its demo. All changing data is in /data, so the root file
# system may be read-only:
#
#   docker build -t hemvist .
#   docker run -p 3000:3000 -e MERCHANT_DEMO=true --read-only --tmpfs /tmp -v hemvist:/data hemvist
#
# The shop alone, for an external Merchant API:
#
#   docker build -t hemvist-shop --target shop .
#   docker run -p 3000:3000 --env-file .env --read-only --tmpfs /tmp hemvist-shop
#
# Without an engine, `npm run torture -- container` builds both and buys in them.

FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY server/merchant/package.json server/merchant/
COPY server/demo/package.json server/demo/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Builds the server again, without the merchant; the app remains the same.
FROM build AS build-shop
RUN rm -r server/merchant server/demo build/parts build/*.js build/*.js.map && npm run build

# Without source maps: Node would hold those of packages in memory.
FROM node:24-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
COPY server/merchant/package.json server/merchant/
COPY server/demo/package.json server/demo/
RUN npm ci --no-audit --no-fund --omit=dev && find node_modules -name '*.map' -delete

# The only optional package would be a compiler.
FROM node:24-slim AS packages-shop
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional --workspaces=false && find node_modules -name '*.map' -delete

FROM node:24-slim AS base
WORKDIR /shop
# Operators pass settings by -e or --env-file; these are the defaults of the images.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    MALLOC_ARENA_MAX=2
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Node is started directly, without a shell or npm, so that it receives SIGTERM.
# With the flags of server/launch/system/node-flags.mjs.
CMD ["node", "--enable-source-maps", "--disable-proto=delete", "--max-semi-space-size=16", "--heap-growing-percent=40", "build/server.js"]

# For another version: --build-arg VERSION=1.2.3
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Hemvist" \
      org.opencontainers.image.description="An open multi-market storefront for Nordic furniture retail" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION"

FROM base AS shop
COPY --from=packages-shop /shop/node_modules ./node_modules
COPY --from=build-shop /shop/build ./build
COPY package.json ./
USER 65532:65532

FROM base
ENV MERCHANT_DATA_DIR=/data
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY package.json ./
RUN mkdir /data && chown 65532:65532 /data
USER 65532:65532
VOLUME /data
