ALTER TABLE "accounts" ADD COLUMN "agreed" jsonb;
