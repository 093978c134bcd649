CREATE TABLE "comment" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"resource_id" text NOT NULL,
	"resource_type" integer NOT NULL,
	"parent_id" text,
	"user_id" text,
	"nickname" json NOT NULL,
	"avatar" text NOT NULL,
	"is_teacher" boolean NOT NULL,
	"content" json NOT NULL,
	"like_count" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "comment_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "config_draft" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "config_draft_app_id_kind_id_pk" PRIMARY KEY("app_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "config_scheduled" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" bigint NOT NULL,
	"publish_at" bigint NOT NULL,
	CONSTRAINT "config_scheduled_app_id_kind_id_pk" PRIMARY KEY("app_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"title" json NOT NULL,
	"amount" integer NOT NULL,
	"threshold" integer NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"goods_ids" text[] NOT NULL,
	"start_ts" bigint NOT NULL,
	"end_ts" bigint NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "coupon_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_claim" (
	"app_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" text NOT NULL,
	"claimed_at" bigint NOT NULL,
	CONSTRAINT "coupon_claim_app_id_coupon_id_user_id_pk" PRIMARY KEY("app_id","coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "form_answer" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"form_id" text NOT NULL,
	"form_hash" text NOT NULL,
	"user_id" text,
	"answers" json NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "form_answer_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "goods_search" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "goods_search_app_id_goods_id_pk" PRIMARY KEY("app_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "image_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_record" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"product_id" text NOT NULL,
	"resource_type" integer NOT NULL,
	"learn_progress" integer NOT NULL,
	"max_learn_progress" integer NOT NULL,
	"org_learn_progress" integer NOT NULL,
	"finished_at" bigint,
	"last_learn_at" bigint NOT NULL,
	"stay_time" integer NOT NULL,
	CONSTRAINT "learning_record_app_id_user_id_resource_id_product_id_pk" PRIMARY KEY("app_id","user_id","resource_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"title" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tag_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_group" (
	"app_id" text NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "user_group_app_id_group_id_user_id_pk" PRIMARY KEY("app_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "zone_password" (
	"app_id" text NOT NULL,
	"zone_id" text NOT NULL,
	"hash" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "zone_password_app_id_zone_id_pk" PRIMARY KEY("app_id","zone_id")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_draft" ADD CONSTRAINT "config_draft_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_scheduled" ADD CONSTRAINT "config_scheduled_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claim" ADD CONSTRAINT "coupon_claim_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_search" ADD CONSTRAINT "goods_search_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_record" ADD CONSTRAINT "learning_record_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group" ADD CONSTRAINT "user_group_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_password" ADD CONSTRAINT "zone_password_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_resource" ON "comment" USING btree ("app_id","resource_id","state","created_at");--> statement-breakpoint
CREATE INDEX "config_scheduled_due" ON "config_scheduled" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "coupon_claim_user" ON "coupon_claim" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "form_answer_form" ON "form_answer" USING btree ("app_id","form_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_answer_once" ON "form_answer" USING btree ("app_id","form_id","user_id");--> statement-breakpoint
CREATE INDEX "goods_search_terms" ON "goods_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "learning_record_recent" ON "learning_record" USING btree ("app_id","user_id","last_learn_at");--> statement-breakpoint
CREATE INDEX "user_group_user" ON "user_group" USING btree ("app_id","user_id");