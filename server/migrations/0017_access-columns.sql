ALTER TABLE "live_member" ADD COLUMN "preview_started_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_member" ADD COLUMN "muted_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "config_draft" ADD COLUMN "body" json;--> statement-breakpoint
ALTER TABLE "shop_domain" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "config_draft" SET "body" = "config_version"."body" FROM "config_version"
WHERE "config_version"."app_id" = "config_draft"."app_id" AND "config_version"."kind" = "config_draft"."kind"
  AND "config_version"."id" = "config_draft"."id" AND "config_version"."hash" = "config_draft"."hash";
