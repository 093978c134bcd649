ALTER TABLE "qr_ticket" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "app_session" ADD COLUMN "authenticated_at" bigint DEFAULT 0 NOT NULL;