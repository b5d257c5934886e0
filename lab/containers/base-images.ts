/**
 * The images that Dockerfile and compose file name. Where a registry answers, `CONTAINER_IMAGES=registry` uses the real
 * ones; otherwise they are made of Debian's packages and the Node of this checkout.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LIMITS, podman, succeeds } from "./podman.ts";

const SLIM = "docker.io/library/debian:trixie-slim";
const NODE = "docker.io/library/node:24-trixie-slim";
const SERVICES = "localhost/simpul-test-services";
const PACKAGES = "nginx-light,gettext-base,wget,redis-server,postgresql-17";

/** Debian 13, which also has PostgreSQL 17 and an nginx with `http2 on`. */
function debian(folder: string, tag: string, packages: string): void {
  const archive = path.join(folder, "debian.tar");
  const without = ["man", "locale", "doc"].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  const small = ["--quiet", "--variant=minbase", '--aptopt=APT::Install-Recommends "false"', ...without];
  execFileSync("mmdebstrap", [...small, `--include=${packages}`, "trixie", archive], { stdio: "inherit" });
  podman(["import", "--quiet", archive, tag]);
  rmSync(archive);
}

function build(folder: string, tag: string, containerfile: string): void {
  writeFileSync(path.join(folder, "Containerfile"), containerfile);
  podman(["build", "--quiet", "--pull=never", ...LIMITS, "--network", "none", "--tag", tag, folder]);
}

function makeNode(folder: string): void {
  cpSync(process.execPath, path.join(folder, "node"));
  const npm = path.resolve(path.dirname(realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim())), "..");
  cpSync(npm, path.join(folder, "npm"), { recursive: true });
  // The registry may be behind a certificate that only this machine knows, and npm may have settings here.
  const certificates = "etc/ssl/certs/ca-certificates.crt";
  cpSync(`/${certificates}`, path.join(folder, "certificates.crt"));
  build(
    folder,
    NODE,
    `FROM ${SLIM}
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.crt /${certificates}
ENV npm_config_cafile=/${certificates}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --user-group node
`,
  );
}

const startPostgres = `#!/bin/sh
set -e
export PATH="$PATH:/usr/lib/postgresql/17/bin" PGDATA=/var/lib/postgresql/data
as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
mkdir -p "$PGDATA" && chown postgres "$PGDATA" && chmod 700 "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  (umask 077; printf %s "$POSTGRES_PASSWORD" > /tmp/password; chown postgres /tmp/password)
  as initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 > /dev/null
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB" | as postgres --single postgres > /dev/null
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -c listen_addresses='*' -c unix_socket_directories=/tmp
`;
const startNginx = `#!/bin/sh
set -e
envsubst "\\$SITE_HOST" < /etc/nginx/templates/nginx.conf.template > /etc/nginx/nginx.conf
exec nginx -g 'daemon off;'
`;
/** In place of SeaweedFS: the S3 server of the API's tests, which verifies signatures and hashes. */
const startStore = `import("/store/s3-server.ts").then(({ openS3 }) => openS3({
  host: "0.0.0.0", port: 8333,
  settings: {
    bucket: "simpul-dokumen", region: "us-east-1",
    accessKeyId: process.env.AWS_ACCESS_KEY_ID, secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
  },
}));
`;
/** The health check asks the store with it. */
const storeWget = `#!/bin/sh
exec node -e 'fetch("http://127.0.0.1:8333/").then(() => process.exit(0), () => process.exit(1))'
`;
/** The bucket exists from the start of the store. */
const storeShell = "#!/bin/sh\necho simpul-dokumen\n";

/** Builds a replacement for the image of a service, by its name before the tag. */
const services: Record<string, (folder: string, tag: string) => void> = {
  postgres(folder, tag) {
    writeFileSync(path.join(folder, "start"), startPostgres, { mode: 0o755 });
    const tools = 'RUN ln -s /usr/lib/postgresql/17/bin/pg_isready /usr/local/bin/\nENV PGHOST=/tmp\nENTRYPOINT ["/start"]\n';
    build(folder, tag, `FROM ${SERVICES}\nCOPY start /start\n${tools}`);
  },
  nginx(folder, tag) {
    writeFileSync(path.join(folder, "start"), startNginx, { mode: 0o755 });
    build(folder, tag, `FROM ${SERVICES}\nCOPY start /start\nENTRYPOINT ["/start"]\n`);
  },
  redis(folder, tag) {
    // As the image of Redis does: without it, only this container could connect.
    writeFileSync(path.join(folder, "start"), '#!/bin/sh\nexec "$@" --protected-mode no\n', { mode: 0o755 });
    build(folder, tag, `FROM ${SERVICES}\nCOPY start /start\nENTRYPOINT ["/start"]\n`);
  },
  seaweedfs(folder, tag) {
    cpSync("reference-api/test/s3-server.ts", path.join(folder, "s3-server.ts"));
    writeFileSync(path.join(folder, "start.cjs"), startStore);
    writeFileSync(path.join(folder, "wget"), storeWget, { mode: 0o755 });
    writeFileSync(path.join(folder, "weed"), storeShell, { mode: 0o755 });
    const files = "COPY s3-server.ts start.cjs /store/\nCOPY wget weed /usr/local/bin/\n";
    build(folder, tag, `FROM ${NODE}\n${files}ENTRYPOINT ["node", "/store/start.cjs"]\n`);
  },
};

const exists = (tag: string) => succeeds(["image", "exists", tag]);

/** Builds the missing images; `names` are those of the compose file. Takes minutes the first time. */
export function prepareImages(names: string[]): void {
  if (process.env.CONTAINER_IMAGES === "registry") return;
  const folder = mkdtempSync(path.join(tmpdir(), "simpul-bases-"));
  const step = (tag: string, make: (own: string) => void) => {
    if (exists(tag)) return;
    console.log(`containers: making ${tag} of Debian's packages`);
    const own = path.join(folder, tag.replace(/\W/g, "-"));
    mkdirSync(own);
    make(own);
  };
  try {
    step(SLIM, (own) => debian(own, SLIM, "ca-certificates"));
    step(NODE, makeNode);
    step(SERVICES, (own) => debian(own, SERVICES, PACKAGES));
    for (const name of names) {
      const make = services[/([a-z]+):/.exec(name)?.[1] ?? ""];
      if (!make) throw new Error(`there is no stand-in for ${name}: add one to lab/containers/base-images.ts`);
      const tag = name.includes("/") ? `docker.io/${name}` : `docker.io/library/${name}`;
      step(tag, (own) => make(own, tag));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
