import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./reference-api/db/schema/*.ts",
  out: "./reference-api/db/migrations",
  // For `db:studio`; `db:generate` needs no database.
  dbCredentials: { url: process.env.DATABASE_URL ?? "" },
});
