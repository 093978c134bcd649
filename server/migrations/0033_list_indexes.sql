ALTER TABLE "order_line" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(order_id || chr(10) || title::text)) STORED;--> statement-breakpoint
CREATE INDEX "entitlement_resource" ON "entitlement" USING btree ("app_id","resource_id");--> statement-breakpoint
CREATE INDEX "app_user_joined" ON "app_user" USING btree ("app_id","created_at","id");--> statement-breakpoint
CREATE INDEX "app_user_nickname" ON "app_user" USING btree ("app_id",(left(lower("nickname"), 32) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "shop_order_created" ON "shop_order" USING btree ("app_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_order_amount" ON "shop_order" USING btree ("app_id","amount","id");