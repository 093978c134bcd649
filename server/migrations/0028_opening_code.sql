CREATE TABLE "opening_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
