CREATE TABLE "media_conversion" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"medium" text NOT NULL,
	"codecs" json NOT NULL,
	"demuxer" text NOT NULL,
	"seconds" integer NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "media_conversion_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_piece" (
	"app_id" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "media_piece_app_id_sha256_pk" PRIMARY KEY("app_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "media_conversion" ADD CONSTRAINT "media_conversion_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_piece" ADD CONSTRAINT "media_piece_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_conversion_by_time" ON "media_conversion" USING btree ("app_id","at");--> statement-breakpoint
CREATE INDEX "media_piece_by_time" ON "media_piece" USING btree ("at");