CREATE TABLE "sale_reminder" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"user_id" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "sale_reminder_app_id_goods_id_user_id_pk" PRIMARY KEY("app_id","goods_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sale_reminder" ADD CONSTRAINT "sale_reminder_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_reminder_user" ON "sale_reminder" USING btree ("app_id","user_id");