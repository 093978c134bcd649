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
CREATE TABLE "rating" (
	"app_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" bigint NOT NULL,
	CONSTRAINT "rating_app_id_goods_id_user_id_pk" PRIMARY KEY("app_id","goods_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemption" (
	"app_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "coupon_redemption_app_id_coupon_id_user_id_pk" PRIMARY KEY("app_id","coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "person_message" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL,
	"begun_at" bigint,
	"done_at" bigint,
	CONSTRAINT "person_message_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"app_id" text NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"goods_id" text NOT NULL,
	"goods_type" integer NOT NULL,
	"sku_id" text NOT NULL,
	"title" json NOT NULL,
	"sku_name" json NOT NULL,
	"cover" text NOT NULL,
	"price" integer NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"period_days" integer,
	CONSTRAINT "order_line_app_id_order_id_number_pk" PRIMARY KEY("app_id","order_id","number")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"goods_id" text NOT NULL,
	"amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"coupon_id" text NOT NULL,
	"close_reason" text,
	"paid_by" text,
	"locale" text DEFAULT 'cn' NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	CONSTRAINT "shop_order_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"begun" json,
	"transaction_id" text,
	"created_at" bigint NOT NULL,
	"asked_at" bigint NOT NULL,
	CONSTRAINT "payment_attempt_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_inbox" (
	"provider" text NOT NULL,
	"notify_id" text NOT NULL,
	"body" text NOT NULL,
	"headers" json NOT NULL,
	"received_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "provider_inbox_provider_notify_id_pk" PRIMARY KEY("provider","notify_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text,
	"out_refund_no" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "refund_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"out_refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trade" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"secret" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"title" text NOT NULL,
	"notify_url" text NOT NULL,
	"return_url" text NOT NULL,
	"transaction_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"paid_at" bigint
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "images" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "post_kind" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "is_essence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "use_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "goods_detail" ADD CONSTRAINT "goods_detail_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_media" ADD CONSTRAINT "goods_media_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_node" ADD CONSTRAINT "goods_node_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_teacher" ADD CONSTRAINT "goods_teacher_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_sku" ADD CONSTRAINT "goods_sku_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_message" ADD CONSTRAINT "person_message_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_node_resource" ON "goods_node" USING btree ("app_id","resource_id");--> statement-breakpoint
CREATE INDEX "goods_teacher_teacher" ON "goods_teacher" USING btree ("app_id","teacher_id");--> statement-breakpoint
CREATE INDEX "rating_user" ON "rating" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_order" ON "coupon_redemption" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE INDEX "person_message_age" ON "person_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "person_message_user" ON "person_message" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "shop_order_user" ON "shop_order" USING btree ("app_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_state" ON "shop_order" USING btree ("app_id","state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_open" ON "shop_order" USING btree ("app_id","user_id","goods_id") WHERE "shop_order"."state" = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_trade" ON "payment_attempt" USING btree ("out_trade_no");--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_key" ON "payment_event" USING btree ("provider","key");--> statement-breakpoint
CREATE INDEX "payment_event_order" ON "payment_event" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE INDEX "provider_inbox_age" ON "provider_inbox" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_number" ON "refund" USING btree ("out_refund_no");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("app_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_trade_token" ON "sandbox_trade" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_id" ON "outbox_message" USING btree ("app_id","message_id");