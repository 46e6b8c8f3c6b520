import type { Database } from '../../db/client.ts'
import { benchSite } from '../data/people-tables.ts'

/** Of each member of a data set. */
const purchases = 2

/**
 * Has every member buy twice: 60 credits for € 47.99 in the Netherlands, at 21 %, paid, credited and with a receipt. By
 * statements over everybody, because 200,000 purchases by the verb would take an hour.
 */
export async function buyForEverybody({ unbounded }: Database, at: Date): Promise<void> {
  await unbounded(async (connection) => {
    await connection`
      insert into orders (id, site_id, member_id, package_id, credits, currency, list_minor, total_minor, country, tax_rate,
        tax_minor, consent_version, origin, created_at, expires_at, paid_at)
      select gen_random_uuid(), site_id, id, 'p2', 60, 'EUR', 4799, 4799, 'NL', 2100,
        833, '2026-01', 'http://localhost', ${at}, ${at}::timestamptz + interval '30 minutes', ${at}
      from members cross join generate_series(1, ${purchases}::int)`
    await connection`
      insert into payments (id, order_id, provider, provider_payment_id, method, status, currency, minor, paid_currency,
        paid_minor, created_at, paid_at, fetched_at)
      select gen_random_uuid(), id, 'sandbox', 'tr_' || id, 'ideal', 'paid', currency, total_minor, currency,
        total_minor, created_at, paid_at, paid_at
      from orders`
    await connection`
      insert into ledger_entries (id, member_id, amount, bought, balance_after, reason, reference, created_at)
      select gen_random_uuid(), o.member_id, o.credits, o.credits,
        w.balance + sum(o.credits) over (partition by o.member_id order by o.id), 'purchase', o.id::text, o.paid_at
      from orders o join wallets w using (member_id)`
    await connection`
      update wallets w set balance = w.balance + b.credits, bought = w.bought + b.credits
      from (select member_id, sum(credits)::int as credits from orders group by member_id) b where b.member_id = w.member_id`
    await connection`update members set premium_since = ${at} where premium_since is null`
    await connection`
      insert into receipts (id, site_id, year, number, prefix, reason, reference, order_id, member_id, buyer, country,
        is_place_proved, tax_rate, currency, total_minor, tax_minor, seller_name, seller_address, seller_city, seller_kvk,
        seller_vat_number, issued_at)
      select gen_random_uuid(), o.site_id, 2026, row_number() over (), 'VONK', 'sale', p.id::text, o.id, o.member_id, 'Ada', o.country,
        true, o.tax_rate, o.currency, o.total_minor, o.tax_minor, 'Vonk', '', '', '', '', o.paid_at
      from orders o join payments p on p.order_id = o.id`
    await connection`
      insert into receipt_counters (site_id, year, last) select ${benchSite}, 2026, count(*) from receipts`
    await connection`vacuum analyze`
  })
}
