DROP INDEX "certificate_of_course";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "named_at" bigint;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "replaces" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_question" ADD COLUMN "compare" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "wait_s" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "show_answers" text DEFAULT 'after_pass' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "draw" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "content_app_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "alive_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "alive_state" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record" ADD COLUMN "agent_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_clock" ADD COLUMN "leased_since" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_clock" ADD COLUMN "leased_resource" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_clock" ADD COLUMN "leased_second" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_clock" ADD COLUMN "lease_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_session" ADD COLUMN "play_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_of_course" ON "certificate" USING btree ("app_id","user_id","goods_id") WHERE "certificate"."revoked_at" is null;