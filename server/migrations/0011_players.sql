CREATE TABLE "play_feedback" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"resource_type" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"agent" text NOT NULL,
	"host" text NOT NULL,
	"moment" integer NOT NULL,
	"ahead" integer NOT NULL,
	"stalls" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "play_feedback_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "lesson_note" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"moment" integer NOT NULL,
	"words" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lesson_note_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "play_feedback" ADD CONSTRAINT "play_feedback_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_feedback_recent" ON "play_feedback" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "play_feedback_user" ON "play_feedback" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_note_of" ON "lesson_note" USING btree ("app_id","user_id","resource_id","moment");