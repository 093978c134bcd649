ALTER TABLE "comment" ADD COLUMN "pinned_at" bigint;--> statement-breakpoint
CREATE INDEX "payment_event_shop" ON "payment_event" USING btree ("app_id","at");