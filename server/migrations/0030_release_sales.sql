CREATE TABLE "config_release_change" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" json NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL,
	"release" integer NOT NULL,
	CONSTRAINT "config_release_change_app_id_release_kind_id_pk" PRIMARY KEY("app_id","release","kind","id")
);
--> statement-breakpoint
CREATE TABLE "config_scheduled_change" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" json NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" bigint NOT NULL,
	"publish_at" bigint NOT NULL,
	"take_back_at" bigint,
	"problem" json,
	CONSTRAINT "config_scheduled_change_app_id_kind_id_pk" PRIMARY KEY("app_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "config_release_change" ADD CONSTRAINT "config_release_change_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_scheduled_change" ADD CONSTRAINT "config_scheduled_change_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "config_scheduled_change_due" ON "config_scheduled_change" USING btree ("publish_at");