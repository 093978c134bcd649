CREATE TABLE "comment_like" (
	"app_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"liked_at" bigint NOT NULL,
	CONSTRAINT "comment_like_app_id_comment_id_user_id_pk" PRIMARY KEY("app_id","comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "entitlement" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"source" text NOT NULL,
	"order_id" text DEFAULT '' NOT NULL,
	"from_at" bigint NOT NULL,
	"to_at" bigint,
	"revoked_at" bigint,
	CONSTRAINT "entitlement_app_id_user_id_resource_id_source_order_id_pk" PRIMARY KEY("app_id","user_id","resource_id","source","order_id")
);
--> statement-breakpoint
CREATE TABLE "goods_designated" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "goods_designated_app_id_goods_id_kind_target_pk" PRIMARY KEY("app_id","goods_id","kind","target")
);
--> statement-breakpoint
CREATE TABLE "goods_limit" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"password_hash" text,
	"is_designated" boolean DEFAULT false NOT NULL,
	"svip_price" integer,
	CONSTRAINT "goods_limit_app_id_goods_id_pk" PRIMARY KEY("app_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "user_department" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"department" text NOT NULL,
	CONSTRAINT "user_department_app_id_user_id_department_pk" PRIMARY KEY("app_id","user_id","department")
);
--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_designated" ADD CONSTRAINT "goods_designated_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_limit" ADD CONSTRAINT "goods_limit_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_department" ADD CONSTRAINT "user_department_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_like_user" ON "comment_like" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "entitlement_order" ON "entitlement" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE INDEX "comment_parent" ON "comment" USING btree ("app_id","parent_id");--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("app_id","user_id");