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
CREATE TABLE "live_arrival" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"user_id" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_arrival_app_id_alive_id_user_id_pk" PRIMARY KEY("app_id","alive_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_minute" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"minute_ts" bigint NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "live_minute_app_id_alive_id_minute_ts_pk" PRIMARY KEY("app_id","alive_id","minute_ts")
);
--> statement-breakpoint
CREATE TABLE "live_prize" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"alive_id" text NOT NULL,
	"name" text NOT NULL,
	"condition" integer NOT NULL,
	"condition_text" text NOT NULL,
	"minutes" integer NOT NULL,
	"winners" integer NOT NULL,
	"seed" text NOT NULL,
	"started_at" bigint NOT NULL,
	"draws_at" bigint NOT NULL,
	"drawn_at" bigint,
	"joiners" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_prize_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "live_prize_join" (
	"app_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"ticket" integer NOT NULL,
	"user_id" text,
	"nickname" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"is_winner" boolean DEFAULT false NOT NULL,
	"card" json,
	CONSTRAINT "live_prize_join_app_id_prize_id_ticket_pk" PRIMARY KEY("app_id","prize_id","ticket")
);
--> statement-breakpoint
CREATE TABLE "live_sign" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"alive_id" text NOT NULL,
	"started_at" bigint NOT NULL,
	"closes_at" bigint NOT NULL,
	"signed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_sign_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "live_sign_in" (
	"app_id" text NOT NULL,
	"sign_id" text NOT NULL,
	"user_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_sign_in_app_id_sign_id_user_id_pk" PRIMARY KEY("app_id","sign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_vote" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"alive_id" text NOT NULL,
	"title" text NOT NULL,
	"options" json NOT NULL,
	"is_multiple" boolean NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "live_vote_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "live_vote_cast" (
	"app_id" text NOT NULL,
	"vote_id" text NOT NULL,
	"user_id" text NOT NULL,
	"options" json NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_vote_cast_app_id_vote_id_user_id_pk" PRIMARY KEY("app_id","vote_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_media" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"source" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"flv_url" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "live_media_app_id_alive_id_pk" PRIMARY KEY("app_id","alive_id")
);
--> statement-breakpoint
CREATE TABLE "live_segment" (
	"app_id" text NOT NULL,
	"alive_id" text NOT NULL,
	"seq" integer NOT NULL,
	"run" integer NOT NULL,
	"seconds" real NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_segment_app_id_alive_id_seq_pk" PRIMARY KEY("app_id","alive_id","seq")
);
--> statement-breakpoint
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
	"has_wall" boolean DEFAULT true NOT NULL,
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
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD CONSTRAINT "quiz_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_arrival" ADD CONSTRAINT "live_arrival_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_minute" ADD CONSTRAINT "live_minute_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_prize" ADD CONSTRAINT "live_prize_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_prize_join" ADD CONSTRAINT "live_prize_join_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sign" ADD CONSTRAINT "live_sign_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sign_in" ADD CONSTRAINT "live_sign_in_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_vote" ADD CONSTRAINT "live_vote_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_vote_cast" ADD CONSTRAINT "live_vote_cast_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_media" ADD CONSTRAINT "live_media_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_segment" ADD CONSTRAINT "live_segment_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_member" ADD CONSTRAINT "live_member_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_ticket" ADD CONSTRAINT "live_ticket_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_waiting" ADD CONSTRAINT "live_waiting_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_arrival_user" ON "live_arrival" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "live_prize_room" ON "live_prize" USING btree ("app_id","alive_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_prize_running" ON "live_prize" USING btree ("app_id","alive_id") WHERE "live_prize"."drawn_at" is null;--> statement-breakpoint
CREATE INDEX "live_prize_join_user" ON "live_prize_join" USING btree ("app_id","user_id","prize_id");--> statement-breakpoint
CREATE INDEX "live_sign_room" ON "live_sign" USING btree ("app_id","alive_id","started_at");--> statement-breakpoint
CREATE INDEX "live_sign_in_user" ON "live_sign_in" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "live_vote_room" ON "live_vote" USING btree ("app_id","alive_id","started_at");--> statement-breakpoint
CREATE INDEX "live_vote_cast_user" ON "live_vote_cast" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "live_segment_end" ON "live_segment" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_id" ON "live_event" USING btree ("app_id","id");--> statement-breakpoint
CREATE INDEX "live_event_moment" ON "live_event" USING btree ("app_id","alive_id","offset_ms");--> statement-breakpoint
CREATE INDEX "live_event_user" ON "live_event" USING btree ("app_id","user_id","alive_id","offset");--> statement-breakpoint
CREATE UNIQUE INDEX "live_member_name" ON "live_member" USING btree ("app_id","alive_id","room_user_id");--> statement-breakpoint
CREATE INDEX "live_member_user" ON "live_member" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "live_ticket_end" ON "live_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_waiting_room" ON "live_waiting" USING btree ("app_id","alive_id","at");--> statement-breakpoint
CREATE INDEX "live_waiting_user" ON "live_waiting" USING btree ("app_id","user_id");