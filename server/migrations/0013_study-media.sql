ALTER TABLE "goods_media" ADD COLUMN "chapters" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_media" ADD COLUMN "sizes" json DEFAULT '[]'::json NOT NULL;