CREATE TABLE "media_file" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"medium" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "media_file_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_file_by_time" ON "media_file" USING btree ("app_id","added_at");