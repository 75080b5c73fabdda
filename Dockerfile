# The study service: docker build --tag guide-studio . && docker run --publish 4310:4310 --volume studies:/data guide-studio
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund && node releasing/release.mjs --dry-run

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production GUIDE_STUDIO_HOME=/data PATH=/service/node_modules/.bin:$PATH
WORKDIR /service
COPY --from=build /source/release/npm/out/ /packages/
RUN npm init --yes >/dev/null \
  && npm install --omit=dev --no-audit --no-fund /packages/*.tgz \
  && rm -r /packages \
  && npm cache clean --force \
  && mkdir /data \
  && chown node:node /data
USER node
VOLUME /data
EXPOSE 4310
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4310/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What it prints is kept in a log, so it prints no key: docker exec NAME guide keys create --data /data/studies.db
# Participants reach it by the name of the host or proxy: add --base-url https://studies.example.org.
ENTRYPOINT ["node", "node_modules/guide-studio/packages/cli/bin/guide.mjs", "serve", "--host", "0.0.0.0", "--port", "4310", "--no-first-key"]
CMD ["--data", "/data/studies.db"]
