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
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_request_state" ON "invoice_request" USING btree ("app_id","state","asked_at");