CREATE TABLE "team_presence" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"document" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"colour" integer NOT NULL,
	"node" text NOT NULL,
	"pointer" text NOT NULL,
	"since" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "team_presence_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_remark" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"document" text NOT NULL,
	"node" text NOT NULL,
	"words" text NOT NULL,
	"user_id" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"edited_at" bigint,
	"resolved_at" bigint,
	"resolver" text NOT NULL,
	"resolver_id" text NOT NULL,
	CONSTRAINT "team_remark_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "team_presence" ADD CONSTRAINT "team_presence_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_remark" ADD CONSTRAINT "team_remark_app_id_shop_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."shop"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_presence_document" ON "team_presence" USING btree ("app_id","document");--> statement-breakpoint
CREATE INDEX "team_presence_seen" ON "team_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "team_remark_document" ON "team_remark" USING btree ("app_id","document","at");--> statement-breakpoint
CREATE INDEX "team_remark_user" ON "team_remark" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "team_remark_resolver" ON "team_remark" USING btree ("app_id","resolver_id");