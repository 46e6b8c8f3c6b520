-- Orders from before it was kept, as far as they can still be paid. Those with a code that is gone are left as they are.
UPDATE "orders" o SET "discount_validity" = 'once_per_user'
  FROM "sites" s
  WHERE s."id" = o."site_id" AND s."settings" -> 'timeBonus' IS DISTINCT FROM 'null'::jsonb
    AND o."discount_code" = coalesce(s."settings" -> 'timeBonus' ->> 'code', 'TIMEBONUS25')
    AND o."discount_validity" IS NULL AND o."paid_at" IS NULL;--> statement-breakpoint
UPDATE "orders" o SET "discount_validity" = c."validity"
  FROM "discount_codes" c
  WHERE c."site_id" = o."site_id" AND c."code" = o."discount_code"
    AND o."discount_validity" IS NULL AND o."paid_at" IS NULL;
