import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./reference-api/db/schema/*.ts", out: "./reference-api/db/migrations" });
