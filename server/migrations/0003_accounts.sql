CREATE TABLE "captcha" (
	"app_id" text NOT NULL,
	"session_id" text NOT NULL,
	"browser" text NOT NULL,
	"purpose" text NOT NULL,
	"type" integer NOT NULL,
	"answer" json,
	"tries" integer DEFAULT 0 NOT NULL,
	"ticket_hash" text,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "captcha_app_id_session_id_pk" PRIMARY KEY("app_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "image_code" (
	"app_id" text NOT NULL,
	"code_key" text NOT NULL,
	"browser" text NOT NULL,
	"hmac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"passed" boolean DEFAULT false NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "image_code_app_id_code_key_pk" PRIMARY KEY("app_id","code_key")
);
--> statement-breakpoint
CREATE TABLE "login_code" (
	"app_id" text NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"session_id" text NOT NULL,
	"hmac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "login_code_app_id_purpose_target_session_id_pk" PRIMARY KEY("app_id","purpose","target","session_id")
);
--> statement-breakpoint
CREATE TABLE "login_ticket" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"payload" json NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "login_ticket_app_id_kind_token_hash_pk" PRIMARY KEY("app_id","kind","token_hash")
);
--> statement-breakpoint
CREATE TABLE "merchant_session" (
	"app_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "merchant_session_app_id_token_hash_pk" PRIMARY KEY("app_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "qr_ticket" (
	"app_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"browser" text NOT NULL,
	"provider" text NOT NULL,
	"scene" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text,
	"external_id" text,
	"nickname" text DEFAULT '' NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "qr_ticket_app_id_code_hash_pk" PRIMARY KEY("app_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"recipient" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"app_id" text NOT NULL,
	"path" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "upload_app_id_path_pk" PRIMARY KEY("app_id","path")
);
--> statement-breakpoint
CREATE TABLE "user_channel" (
	"app_id" text NOT NULL,
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"user_id" text NOT NULL,
	"nickname" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "user_channel_app_id_provider_external_id_pk" PRIMARY KEY("app_id","provider","external_id")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "gender" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "birthday" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "real_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "region_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "address_detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "agreed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "disabled_at" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "delete_at" bigint;--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_code" ADD CONSTRAINT "image_code_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_code" ADD CONSTRAINT "login_code_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_session" ADD CONSTRAINT "merchant_session_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_ticket" ADD CONSTRAINT "qr_ticket_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_channel" ADD CONSTRAINT "user_channel_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "image_code_expiry" ON "image_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_code_expiry" ON "login_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_ticket_expiry" ON "login_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "merchant_session_expiry" ON "merchant_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_ticket_expiry" ON "qr_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_message_at" ON "outbox_message" USING btree ("at");--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_channel_user" ON "user_channel" USING btree ("app_id","user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_account" ON "app_user" USING btree ("app_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree ("app_id","email");