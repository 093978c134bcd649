CREATE TABLE "app_session" (
	"app_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"public_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "app_session_app_id_token_hash_pk" PRIMARY KEY("app_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"phone" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "app_user_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "config_live" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "config_live_app_id_kind_id_pk" PRIMARY KEY("app_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "config_publication" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "config_version" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"body" json NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "config_version_app_id_kind_id_hash_pk" PRIMARY KEY("app_id","kind","id","hash")
);
--> statement-breakpoint
CREATE TABLE "front_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"at" bigint NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"detail" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"type" integer NOT NULL,
	"title" json NOT NULL,
	"summary" json NOT NULL,
	"cover" text NOT NULL,
	"price" integer NOT NULL,
	"line_price" integer NOT NULL,
	"pay_state" integer NOT NULL,
	"marketing_type" integer NOT NULL,
	"marketing_end_ts" bigint NOT NULL,
	"student_count" integer NOT NULL,
	"lesson_count" integer NOT NULL,
	"teacher" json NOT NULL,
	"alive_state" integer NOT NULL,
	"start_ts" bigint NOT NULL,
	"svip_free" boolean NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "goods_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "goods_tag" (
	"app_id" text NOT NULL,
	"tag" text NOT NULL,
	"goods_id" text NOT NULL,
	CONSTRAINT "goods_tag_app_id_tag_goods_id_pk" PRIMARY KEY("app_id","tag","goods_id")
);
--> statement-breakpoint
CREATE TABLE "hot_word" (
	"app_id" text NOT NULL,
	"position" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "hot_word_app_id_position_pk" PRIMARY KEY("app_id","position")
);
--> statement-breakpoint
CREATE TABLE "limit_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"app_id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"info" json NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "shop_domain" (
	"host" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_session" ADD CONSTRAINT "app_session_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_live" ADD CONSTRAINT "config_live_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_publication" ADD CONSTRAINT "config_publication_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_version" ADD CONSTRAINT "config_version_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_tag" ADD CONSTRAINT "goods_tag_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_word" ADD CONSTRAINT "hot_word_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_domain" ADD CONSTRAINT "shop_domain_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_session_public" ON "app_session" USING btree ("app_id","public_id");--> statement-breakpoint
CREATE INDEX "app_session_expiry" ON "app_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone" ON "app_user" USING btree ("app_id","phone");--> statement-breakpoint
CREATE INDEX "config_publication_document" ON "config_publication" USING btree ("app_id","kind","id","seq");--> statement-breakpoint
CREATE INDEX "front_log_recent" ON "front_log" USING btree ("app_id","seq");--> statement-breakpoint
CREATE INDEX "front_log_age" ON "front_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "goods_order" ON "goods" USING btree ("app_id","state","position");--> statement-breakpoint
CREATE INDEX "goods_type" ON "goods" USING btree ("app_id","type","state","position");--> statement-breakpoint
CREATE INDEX "goods_new" ON "goods" USING btree ("app_id","state","created_ts");--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("app_id","state","student_count");--> statement-breakpoint
CREATE INDEX "goods_tag_goods" ON "goods_tag" USING btree ("app_id","goods_id");--> statement-breakpoint
CREATE INDEX "limit_counter_age" ON "limit_counter" USING btree ("reset_at");