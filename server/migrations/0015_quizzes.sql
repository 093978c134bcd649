CREATE TABLE "quiz" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"points" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quiz_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "quiz_answer" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"asked" json NOT NULL,
	"answer" json NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "quiz_answer_app_id_user_id_quiz_id_question_id_pk" PRIMARY KEY("app_id","user_id","quiz_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "live_room" ADD COLUMN "has_wall" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD CONSTRAINT "quiz_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;