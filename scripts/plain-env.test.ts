import { parseApiEnv } from "../reference-api/env.ts";
import { plainEnv } from "./plain-env.ts";

it("ignores services that the shell configures and applies the given settings", () => {
  const real = {
    DATABASE_URL: "postgres://nyata/basis",
    S3_ENDPOINT: "https://s3.nyata.example",
    S3_BUCKET: "dokumen",
    S3_REGION: "id",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
    SMTP_URL: "smtp://nyata.example",
    SMS_WEBHOOK_URL: "https://sms.nyata.example",
    REDIS_URL: "redis://nyata.example",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://jejak.nyata.example",
  };
  const before = process.env;
  process.env = { ...before, ...real };
  try {
    const env = plainEnv({ API_PORT: "4999" });
    expect(Object.keys(real).filter((name) => env[name] !== "")).toEqual([]);
    expect([parseApiEnv(env).API_PORT, env.PATH]).toEqual([4999, before.PATH]);
  } finally {
    process.env = before;
  }
});
