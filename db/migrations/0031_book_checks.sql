CREATE TABLE "book_checks" (
	"checked_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"wallets" integer NOT NULL,
	"faults" integer NOT NULL
);
