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
ALTER TABLE "task" ADD CONSTRAINT "task_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answer" ADD CONSTRAINT "task_answer_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_designated" ADD CONSTRAINT "task_designated_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_answer_user" ON "task_answer" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "task_answer_state" ON "task_answer" USING btree ("app_id","state","committed_at");