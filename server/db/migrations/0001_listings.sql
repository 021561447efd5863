CREATE TABLE "area_facts" (
	"service" text NOT NULL,
	"zipcode" text NOT NULL,
	"facts" jsonb NOT NULL,
	"source" text NOT NULL,
	"license" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "area_facts_service_zipcode_pk" PRIMARY KEY("service","zipcode")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"user_id" text NOT NULL,
	"headings" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_user_id_headings_pk" PRIMARY KEY("user_id","headings")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"home_id" text,
	"title" text DEFAULT '' NOT NULL,
	"notes" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total_rows" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"home_id" text NOT NULL,
	"sell_price" integer,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"version" integer,
	"form" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_fetches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"import_id" text,
	"home_id" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_fetches_once" UNIQUE("home_id","url")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"home_id" text NOT NULL,
	"idempotency_key" text,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"altered" boolean DEFAULT false NOT NULL,
	"original_file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "pictures_idempotency" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "area_notes" DROP CONSTRAINT "area_notes_topic";--> statement-breakpoint
ALTER TABLE "area_notes" ADD COLUMN "neighborhood" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "area_notes" ADD COLUMN "source_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "area_notes" ADD COLUMN "source_date" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lot_sqft" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "property_type" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "status" text DEFAULT 'Active' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "amenities" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reel_duration" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reel_width" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reel_height" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cover_thumbhash" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "listing_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "listing_id" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "original_price" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "other_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_home_id_listings_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetches" ADD CONSTRAINT "picture_fetches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetches" ADD CONSTRAINT "picture_fetches_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetches" ADD CONSTRAINT "picture_fetches_home_id_listings_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "listing_changes_home" ON "listing_changes" USING btree ("home_id","id");--> statement-breakpoint
CREATE INDEX "listing_drafts_user" ON "listing_drafts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "picture_fetches_import" ON "picture_fetches" USING btree ("import_id","state");--> statement-breakpoint
CREATE INDEX "pictures_home" ON "pictures" USING btree ("home_id","position");--> statement-breakpoint
CREATE INDEX "pictures_file" ON "pictures" USING btree ("file");--> statement-breakpoint
CREATE INDEX "listings_listing_id" ON "listings" USING btree ("user_id","listing_id");--> statement-breakpoint
CREATE INDEX "listings_address" ON "listings" USING btree ("user_id","address_key");--> statement-breakpoint
ALTER TABLE "area_notes" ADD CONSTRAINT "area_notes_topic" UNIQUE("user_id","zipcode","neighborhood","topic");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_key" UNIQUE("user_id","listing_key");