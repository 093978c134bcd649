CREATE TABLE "search_miss" (
	"app_id" text NOT NULL,
	"day" text NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_miss_app_id_day_words_pk" PRIMARY KEY("app_id","day","words")
);
--> statement-breakpoint
ALTER TABLE "search_miss" ADD CONSTRAINT "search_miss_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_miss_day" ON "search_miss" USING btree ("day");