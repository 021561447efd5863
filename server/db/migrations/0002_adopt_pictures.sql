-- Pictures that listings had before there was a row for each; their true size is not known here.
INSERT INTO "pictures" ("id", "user_id", "home_id", "position", "file", "width", "height", "thumbhash")
SELECT gen_random_uuid()::text, home."user_id", home."id", picture."at" - 1,
  substring(picture."url" from '^/files/([0-9a-f]{64})\.jpg$'), 1500, 1000, ''
FROM "listings" AS home, unnest(home."image_urls") WITH ORDINALITY AS picture("url", "at")
WHERE picture."url" ~ '^/files/[0-9a-f]{64}\.jpg$'
  AND NOT EXISTS (SELECT 1 FROM "pictures" WHERE "home_id" = home."id");
--> statement-breakpoint
-- The history of a listing that had none begins with what is known of it now.
INSERT INTO "listing_changes" ("id", "home_id", "sell_price", "status", "changed_at")
SELECT gen_random_uuid()::text, home."id", home."sell_price", home."status", home."created_at"
FROM "listings" AS home
WHERE NOT EXISTS (SELECT 1 FROM "listing_changes" WHERE "home_id" = home."id");
