# docker build -t tripact .
# docker run --rm -e TRIPACT_CONTROL_TOKEN=choose-one -p 4000:4000 -p 4010:4010 -p 4020:4020 -p 4030:4030 tripact
FROM node:24-slim AS build
WORKDIR /tripact
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /tripact
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY bin bin
COPY openapi openapi
COPY pacts pacts
COPY fixtures/worlds fixtures/worlds
COPY --from=build /tripact/dist dist

# Profiles, dialects and journals of the user; reports are written here as well.
RUN mkdir /data && chown node:node /data
WORKDIR /data
USER node

# Control surface, platform, CRM, adapter. All of them listen on every address of the container, so a control token is required.
EXPOSE 4000 4010 4020 4030
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/tripact/bin/tripact.js"]
CMD ["up", "--host", "0.0.0.0"]
