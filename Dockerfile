FROM node:24-bookworm-slim AS build
WORKDIR /noria
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-progress
COPY . .
# The image has its own Node; the pinned binaries are for machines with an older one.
RUN node tools/build.mjs && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 METRICS_HOST=0.0.0.0 NORIA_DATA_DIR=/data
WORKDIR /noria
COPY --from=build --chown=root:root /noria/package.json ./
COPY --from=build --chown=root:root /noria/node_modules ./node_modules
COPY --from=build --chown=root:root /noria/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 9464
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/readyz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "--initial-old-space-size=100", "--heap-growing-percent=30", "dist/server/main.js"]
