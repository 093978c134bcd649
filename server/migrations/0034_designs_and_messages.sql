CREATE TABLE "certificate_design" (
	"app_id" text PRIMARY KEY NOT NULL,
	"design" json NOT NULL,
	"saved_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_text" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" json NOT NULL,
	"text" json NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "message_text_app_id_kind_pk" PRIMARY KEY("app_id","kind")
);
--> statement-breakpoint
ALTER TABLE "certificate_design" ADD CONSTRAINT "certificate_design_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_text" ADD CONSTRAINT "message_text_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;