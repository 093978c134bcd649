CREATE TABLE "goods_term" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"id" text NOT NULL,
	"title" json NOT NULL,
	"start_ts" bigint NOT NULL,
	"end_ts" bigint NOT NULL,
	"opens" text DEFAULT 'daily' NOT NULL,
	"opens_at" integer DEFAULT 0 NOT NULL,
	"group_name" json NOT NULL,
	"group_qr" text DEFAULT '' NOT NULL,
	"group_note" json NOT NULL,
	CONSTRAINT "goods_term_app_id_goods_id_id_pk" PRIMARY KEY("app_id","goods_id","id")
);
--> statement-breakpoint
CREATE TABLE "punch" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"words" text NOT NULL,
	"punched_at" bigint NOT NULL,
	CONSTRAINT "punch_app_id_user_id_resource_id_pk" PRIMARY KEY("app_id","user_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "goods_node" ADD COLUMN "unlock_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_node" ADD COLUMN "is_required" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_term" ADD CONSTRAINT "goods_term_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;