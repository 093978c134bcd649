CREATE TABLE "goods_detail" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"introduction" json NOT NULL,
	"level" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"refund_days" integer DEFAULT 0 NOT NULL,
	"refund_terms" json NOT NULL,
	"is_sold_alone" boolean DEFAULT true NOT NULL,
	"sale_start_ts" bigint DEFAULT 0 NOT NULL,
	"is_lookback" boolean DEFAULT false NOT NULL,
	"lookback_end_ts" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_detail_app_id_goods_id_pk" PRIMARY KEY("app_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_media" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"poster" text DEFAULT '' NOT NULL,
	"captions" json NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"text" json NOT NULL,
	"try_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_media_app_id_goods_id_pk" PRIMARY KEY("app_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_node" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" json NOT NULL,
	"resource_id" text DEFAULT '' NOT NULL,
	"is_try" boolean DEFAULT false NOT NULL,
	"try_seconds" integer DEFAULT 0 NOT NULL,
	"unlock_ts" bigint DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "goods_node_app_id_goods_id_id_pk" PRIMARY KEY("app_id","goods_id","id")
);
--> statement-breakpoint
CREATE TABLE "goods_teacher" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "goods_teacher_app_id_goods_id_teacher_id_pk" PRIMARY KEY("app_id","goods_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "teacher" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"name" json NOT NULL,
	"title" json NOT NULL,
	"portrait" text NOT NULL,
	"about" json NOT NULL,
	"page_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "teacher_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "goods_detail" ADD CONSTRAINT "goods_detail_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_media" ADD CONSTRAINT "goods_media_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_node" ADD CONSTRAINT "goods_node_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_teacher" ADD CONSTRAINT "goods_teacher_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_node_resource" ON "goods_node" USING btree ("app_id","resource_id");--> statement-breakpoint
CREATE INDEX "goods_teacher_teacher" ON "goods_teacher" USING btree ("app_id","teacher_id");