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
CREATE TABLE "learning_goal" (
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "learning_goal_app_id_user_id_pk" PRIMARY KEY("app_id","user_id")
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
CREATE TABLE "task" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" json NOT NULL,
	"stem" json NOT NULL,
	"type" integer NOT NULL,
	"options" json NOT NULL,
	"is_multiple" boolean DEFAULT false NOT NULL,
	"due_at" bigint,
	"allows_late" boolean DEFAULT true NOT NULL,
	"goods_id" text DEFAULT '' NOT NULL,
	"audience" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "task_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_answer" (
	"app_id" text NOT NULL,
	"task_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" integer NOT NULL,
	"version" integer NOT NULL,
	"answer" text NOT NULL,
	"images" json NOT NULL,
	"audio" json NOT NULL,
	"options" json NOT NULL,
	"saved_at" bigint NOT NULL,
	"committed_at" bigint,
	"is_late" boolean DEFAULT false NOT NULL,
	"score" integer,
	"comment" text DEFAULT '' NOT NULL,
	"decided_at" bigint,
	"decided_by" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "task_answer_app_id_task_id_user_id_pk" PRIMARY KEY("app_id","task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "task_designated" (
	"app_id" text NOT NULL,
	"task_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "task_designated_app_id_task_id_kind_target_pk" PRIMARY KEY("app_id","task_id","kind","target")
);
--> statement-breakpoint
ALTER TABLE "goods_detail" ADD COLUMN "gives_svip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_detail" ADD COLUMN "gives_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_question" ADD CONSTRAINT "bank_question_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD CONSTRAINT "exam_attempt_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_feedback" ADD CONSTRAINT "play_feedback_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_head" ADD CONSTRAINT "hours_head_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD CONSTRAINT "hours_ledger_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_person" ADD CONSTRAINT "hours_person_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_goal" ADD CONSTRAINT "learning_goal_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answer" ADD CONSTRAINT "task_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_designated" ADD CONSTRAINT "task_designated_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_of_course" ON "certificate" USING btree ("app_id","user_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_place" ON "certificate" USING btree ("app_id","place");--> statement-breakpoint
CREATE INDEX "exam_answer_learner" ON "exam_answer" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_number" ON "exam_attempt" USING btree ("app_id","user_id","exam_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_running" ON "exam_attempt" USING btree ("app_id","user_id","exam_id") WHERE "exam_attempt"."state" = 1;--> statement-breakpoint
CREATE INDEX "exam_attempt_exam" ON "exam_attempt" USING btree ("app_id","exam_id","started_at");--> statement-breakpoint
CREATE INDEX "play_feedback_recent" ON "play_feedback" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "play_feedback_user" ON "play_feedback" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "hours_ledger_day" ON "hours_ledger" USING btree ("app_id","day");--> statement-breakpoint
CREATE INDEX "hours_ledger_person" ON "hours_ledger" USING btree ("app_id","person","day");--> statement-breakpoint
CREATE UNIQUE INDEX "hours_person_name" ON "hours_person" USING btree ("app_id","person");--> statement-breakpoint
CREATE INDEX "lesson_note_of" ON "lesson_note" USING btree ("app_id","user_id","resource_id","moment");--> statement-breakpoint
CREATE INDEX "study_day_shop" ON "study_day" USING btree ("app_id","day");--> statement-breakpoint
CREATE INDEX "study_day_to_enter" ON "study_day" USING btree ("app_id","day") WHERE "study_day"."credited_ms" >= 1000 * ("study_day"."entered_seconds" + 1);--> statement-breakpoint
CREATE INDEX "task_answer_user" ON "task_answer" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "task_answer_state" ON "task_answer" USING btree ("app_id","state","committed_at");