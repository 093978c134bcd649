CREATE TABLE "live_event" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"offset" integer NOT NULL,
	"id" text NOT NULL,
	"offset_ms" bigint NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"data" json NOT NULL,
	"user_id" text,
	"room_user_id" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"role" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"standing" text NOT NULL,
	CONSTRAINT "live_event_app_id_alive_id_offset_pk" PRIMARY KEY("app_id","alive_id","offset")
);
--> statement-breakpoint
CREATE TABLE "live_member" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"user_id" text NOT NULL,
	"room_user_id" text NOT NULL,
	"first_entered_at" bigint DEFAULT 0 NOT NULL,
	"last_entered_at" bigint DEFAULT 0 NOT NULL,
	"credited_at" bigint DEFAULT 0 NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"said_at" bigint DEFAULT 0 NOT NULL,
	"muted_until" bigint DEFAULT 0 NOT NULL,
	"is_kicked" boolean DEFAULT false NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "live_member_app_id_alive_id_user_id_pk" PRIMARY KEY("app_id","alive_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_room" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"alive_type" integer NOT NULL,
	"epoch" text NOT NULL,
	"last_offset" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" bigint,
	"ended_at" bigint,
	"push_state" integer DEFAULT 0 NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"slides" json DEFAULT '[]'::json NOT NULL,
	"courseware_image" text DEFAULT '' NOT NULL,
	"forbid_talk" boolean DEFAULT false NOT NULL,
	"can_record" boolean DEFAULT true NOT NULL,
	"is_fast" boolean DEFAULT true NOT NULL,
	"has_socket" boolean DEFAULT true NOT NULL,
	"slow_seconds" integer DEFAULT 2 NOT NULL,
	"is_pre_approved" boolean DEFAULT false NOT NULL,
	"allows_links" boolean DEFAULT false NOT NULL,
	"filter_words" json DEFAULT '[]'::json NOT NULL,
	"wall_offset" integer DEFAULT 0 NOT NULL,
	"pin_offset" integer DEFAULT 0 NOT NULL,
	"sign_id" text DEFAULT '' NOT NULL,
	"prize_id" text DEFAULT '' NOT NULL,
	"vote_id" text DEFAULT '' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"reactions" integer DEFAULT 0 NOT NULL,
	"look_type" integer DEFAULT 0 NOT NULL,
	"look_seconds" integer DEFAULT 0 NOT NULL,
	"look_start_ts" bigint DEFAULT 0 NOT NULL,
	"look_end_ts" bigint DEFAULT 0 NOT NULL,
	"host_ids" json DEFAULT '[]'::json NOT NULL,
	"form_id" text DEFAULT '' NOT NULL,
	"has_marquee" boolean DEFAULT false NOT NULL,
	"goods_ids" json DEFAULT '[]'::json NOT NULL,
	"coupon_ids" json DEFAULT '[]'::json NOT NULL,
	CONSTRAINT "live_room_app_id_alive_id_pk" PRIMARY KEY("app_id","alive_id")
);
--> statement-breakpoint
CREATE TABLE "live_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_public_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_waiting" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"id" text NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"user_id" text NOT NULL,
	"room_user_id" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"standing" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "live_waiting_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_member" ADD CONSTRAINT "live_member_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_ticket" ADD CONSTRAINT "live_ticket_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_waiting" ADD CONSTRAINT "live_waiting_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_id" ON "live_event" USING btree ("app_id","id");--> statement-breakpoint
CREATE INDEX "live_event_moment" ON "live_event" USING btree ("app_id","alive_id","offset_ms");--> statement-breakpoint
CREATE INDEX "live_event_user" ON "live_event" USING btree ("app_id","user_id","alive_id","offset");--> statement-breakpoint
CREATE UNIQUE INDEX "live_member_name" ON "live_member" USING btree ("app_id","alive_id","room_user_id");--> statement-breakpoint
CREATE INDEX "live_member_user" ON "live_member" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "live_ticket_end" ON "live_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_waiting_room" ON "live_waiting" USING btree ("app_id","alive_id","at");--> statement-breakpoint
CREATE INDEX "live_waiting_user" ON "live_waiting" USING btree ("app_id","user_id");