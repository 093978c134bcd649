CREATE TABLE "rating" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" bigint NOT NULL,
	CONSTRAINT "rating_app_id_goods_id_user_id_pk" PRIMARY KEY("app_id","goods_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "images" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "post_kind" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "is_essence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_user" ON "rating" USING btree ("app_id","user_id");