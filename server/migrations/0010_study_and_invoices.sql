CREATE TABLE "study_clock" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"line" json NOT NULL,
	"plain_at" bigint,
	"leased_session" text DEFAULT '' NOT NULL,
	"leased_by" text DEFAULT '' NOT NULL,
	"lease_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "study_clock_app_id_user_id_pk" PRIMARY KEY("app_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "study_session" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"product_id" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"client_offset" bigint NOT NULL,
	"beat" text NOT NULL,
	"beat_before" text NOT NULL,
	"last_seq" integer NOT NULL,
	"last_answer_at" bigint NOT NULL,
	"last_end_at" bigint NOT NULL,
	"lost_at" bigint,
	CONSTRAINT "study_session_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "bill_check" (
	"app_id" text NOT NULL,
	"day" text NOT NULL,
	"provider" text NOT NULL,
	"theirs" json NOT NULL,
	"ours" json NOT NULL,
	"differing" integer NOT NULL,
	"differences" json NOT NULL,
	"checked_at" bigint NOT NULL,
	CONSTRAINT "bill_check_app_id_day_provider_pk" PRIMARY KEY("app_id","day","provider")
);
--> statement-breakpoint
CREATE TABLE "bill_day" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"strays" json NOT NULL,
	"straying" integer NOT NULL,
	"checked_at" bigint NOT NULL,
	CONSTRAINT "bill_day_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "invoice_request" (
	"app_id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"email" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "invoice_request_app_id_order_id_pk" PRIMARY KEY("app_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "covered" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "credited_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "reported_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_clock" ADD CONSTRAINT "study_clock_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_session" ADD CONSTRAINT "study_session_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_check" ADD CONSTRAINT "bill_check_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_session_user" ON "study_session" USING btree ("app_id","user_id","last_answer_at");--> statement-breakpoint
CREATE INDEX "study_session_age" ON "study_session" USING btree ("last_answer_at");--> statement-breakpoint
CREATE INDEX "invoice_request_state" ON "invoice_request" USING btree ("app_id","state","asked_at");--> statement-breakpoint
CREATE INDEX "payment_event_day" ON "payment_event" USING btree ("provider","at");