CREATE TABLE "audit_entry" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"at" bigint NOT NULL,
	"who" text NOT NULL,
	"user_id" text NOT NULL,
	"through" text NOT NULL,
	"call" text NOT NULL,
	"subject" text NOT NULL,
	"before" json,
	"after" json,
	CONSTRAINT "audit_entry_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("app_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_user" ON "audit_entry" USING btree ("app_id","user_id");