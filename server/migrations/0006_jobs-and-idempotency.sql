CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" json,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"lane" text,
	"data" json NOT NULL,
	"run_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"max_tries" integer NOT NULL,
	"locked_until" bigint,
	"done_at" bigint,
	"failed_at" bigint,
	"error" text
);
--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("kind","key") WHERE "job"."done_at" is null and "job"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at","id") WHERE "job"."done_at" is null and "job"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "job_lane" ON "job" USING btree ("lane","id") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE INDEX "job_failed" ON "job" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "job_done" ON "job" USING btree ("done_at");