CREATE TABLE "person_message" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL,
	"begun_at" bigint,
	"done_at" bigint,
	CONSTRAINT "person_message_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "locale" text DEFAULT 'cn' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_message" ADD CONSTRAINT "person_message_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_message_age" ON "person_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "person_message_user" ON "person_message" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_id" ON "outbox_message" USING btree ("app_id","message_id");