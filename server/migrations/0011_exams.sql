CREATE TABLE "bank_question" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"bank" text NOT NULL,
	"kind" text NOT NULL,
	"stem" json NOT NULL,
	"options" json NOT NULL,
	"right_answer" json NOT NULL,
	"score" integer NOT NULL,
	"analysis" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bank_question_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"mode" text NOT NULL,
	"state" integer NOT NULL,
	"duration_s" integer NOT NULL,
	"attempts_max" integer NOT NULL,
	"pass_score" integer NOT NULL,
	"open_at" bigint NOT NULL,
	"close_at" bigint NOT NULL,
	"question_ids" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exam_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_answer" (
	"app_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answer" json NOT NULL,
	"seq" integer NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "exam_answer_app_id_attempt_id_question_id_pk" PRIMARY KEY("app_id","attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "exam_attempt" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"exam_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"mode" text NOT NULL,
	"state" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"deadline_at" bigint NOT NULL,
	"committed_at" bigint DEFAULT 0 NOT NULL,
	"paper" json NOT NULL,
	"pass_score" integer NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"reviews" json NOT NULL,
	CONSTRAINT "exam_attempt_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_question" ADD CONSTRAINT "bank_question_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD CONSTRAINT "exam_attempt_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_answer_learner" ON "exam_answer" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_number" ON "exam_attempt" USING btree ("app_id","user_id","exam_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_running" ON "exam_attempt" USING btree ("app_id","user_id","exam_id") WHERE "exam_attempt"."state" = 1;--> statement-breakpoint
CREATE INDEX "exam_attempt_exam" ON "exam_attempt" USING btree ("app_id","exam_id","started_at");