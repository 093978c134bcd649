CREATE TABLE "goods_sku" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"id" text NOT NULL,
	"name" json NOT NULL,
	"price" integer NOT NULL,
	"line_price" integer NOT NULL,
	"stock" integer,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"period_days" integer,
	"position" integer NOT NULL,
	CONSTRAINT "goods_sku_app_id_goods_id_id_pk" PRIMARY KEY("app_id","goods_id","id")
);
--> statement-breakpoint
ALTER TABLE "goods_sku" ADD CONSTRAINT "goods_sku_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;