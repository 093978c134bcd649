CREATE TABLE "study_day" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"resource_id" text NOT NULL,
	"product_id" text NOT NULL,
	"credited_ms" bigint NOT NULL,
	"reported_ms" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "study_day_app_id_user_id_day_resource_id_product_id_pk" PRIMARY KEY("app_id","user_id","day","resource_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_day_shop" ON "study_day" USING btree ("app_id","day");--> statement-breakpoint
CREATE INDEX "study_day_changed" ON "study_day" USING btree ("app_id","updated_at");