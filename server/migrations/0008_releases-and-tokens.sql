CREATE TABLE "personal_token" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "personal_token_token_hash_pk" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
CREATE TABLE "config_release" (
	"app_id" text NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "config_release_app_id_number_pk" PRIMARY KEY("app_id","number")
);
--> statement-breakpoint
ALTER TABLE "config_publication" ALTER COLUMN "hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "config_publication" ADD COLUMN "release" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_token" ADD CONSTRAINT "personal_token_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_release" ADD CONSTRAINT "config_release_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_token_handle" ON "personal_token" USING btree ("app_id","id");--> statement-breakpoint
CREATE INDEX "personal_token_user" ON "personal_token" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "personal_token_expiry" ON "personal_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "config_publication_release" ON "config_publication" USING btree ("app_id","release");--> statement-breakpoint
WITH "together" AS (
	SELECT "app_id", "at", "author", "note", row_number() OVER (PARTITION BY "app_id" ORDER BY min("seq")) AS "number"
	FROM "config_publication" GROUP BY "app_id", "at", "author", "note"
), "released" AS (
	INSERT INTO "config_release" ("app_id", "number", "author", "note", "at")
	SELECT "app_id", "number", "author", "note", "at" FROM "together"
)
UPDATE "config_publication" AS "one" SET "release" = "together"."number" FROM "together"
WHERE "one"."app_id" = "together"."app_id" AND "one"."at" = "together"."at"
	AND "one"."author" = "together"."author" AND "one"."note" = "together"."note";