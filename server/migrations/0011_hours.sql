CREATE TABLE "certificate" (
	"app_id" text NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"title" json NOT NULL,
	"name" text NOT NULL,
	"seconds" integer NOT NULL,
	"issued_at" bigint NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"revoked_at" bigint,
	"revoked_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "certificate_app_id_number_pk" PRIMARY KEY("app_id","number")
);
--> statement-breakpoint
CREATE TABLE "hours_head" (
	"app_id" text NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "hours_head_app_id_pk" PRIMARY KEY("app_id")
);
--> statement-breakpoint
CREATE TABLE "hours_ledger" (
	"app_id" text NOT NULL,
	"seq" integer NOT NULL,
	"person" text NOT NULL,
	"day" text NOT NULL,
	"resource_id" text NOT NULL,
	"product_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"reported_seconds" integer NOT NULL,
	"entered_at" bigint NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "hours_ledger_app_id_seq_pk" PRIMARY KEY("app_id","seq")
);
--> statement-breakpoint
CREATE TABLE "hours_person" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "hours_person_app_id_user_id_pk" PRIMARY KEY("app_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "study_day" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"resource_id" text NOT NULL,
	"product_id" text NOT NULL,
	"credited_ms" bigint NOT NULL,
	"reported_ms" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"entered_seconds" integer DEFAULT 0 NOT NULL,
	"entered_reported" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_day_app_id_user_id_day_resource_id_product_id_pk" PRIMARY KEY("app_id","user_id","day","resource_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "goods_detail" ADD COLUMN "gives_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_head" ADD CONSTRAINT "hours_head_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD CONSTRAINT "hours_ledger_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_person" ADD CONSTRAINT "hours_person_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_of_course" ON "certificate" USING btree ("app_id","user_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_place" ON "certificate" USING btree ("app_id","place");--> statement-breakpoint
CREATE INDEX "hours_ledger_day" ON "hours_ledger" USING btree ("app_id","day");--> statement-breakpoint
CREATE INDEX "hours_ledger_person" ON "hours_ledger" USING btree ("app_id","person","day");--> statement-breakpoint
CREATE UNIQUE INDEX "hours_person_name" ON "hours_person" USING btree ("app_id","person");--> statement-breakpoint
CREATE INDEX "study_day_shop" ON "study_day" USING btree ("app_id","day");--> statement-breakpoint
CREATE INDEX "study_day_to_enter" ON "study_day" USING btree ("app_id","day") WHERE "study_day"."credited_ms" >= 1000 * ("study_day"."entered_seconds" + 1);