CREATE TABLE "provider_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"ciphertext" text NOT NULL,
	"set_at" bigint NOT NULL
);
