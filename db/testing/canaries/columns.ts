/**
 * Who may see what stands in a column. `everybody`: who may see the profile at all; `members`: those of them who are
 * logged in; `both`: the two of a conversation; `owner`: the member alone; `nobody`: the server alone. That ids stand in
 * a row tells who has to do with whom: that is the matter of server/contract/access.*.json.
 */
export type Audience = 'everybody' | 'members' | 'both' | 'owner' | 'nobody'

/** Without a canary: nothing that could be told from other words and numbers, or the key of somebody. */
type Row = [audience: Audience, canary?: string]

/** In the order of db/schema. A new column without a row fails the drill. */
export const columns: Record<string, Row> = {
  'members.id': ['everybody'],
  'members.site_id': ['everybody'],
  'members.email': ['owner', 'kanarie.adres@example.org'],
  'members.email_normalized': ['nobody', 'kanarie.genormaliseerd@example.org'],
  'members.wanted_email': ['owner', 'kanarie.gewenst@example.org'],
  'members.password_hash': ['nobody', 'kanarie-van-argon2'],
  'members.locale': ['owner'],
  'members.confirmed_at': ['nobody', '2026-03-01T04:05:06.101Z'],
  'members.premium_since': ['nobody', '2026-03-01T04:05:06.102Z'],
  'members.fictional': ['everybody'],
  'members.notifications_disabled': ['owner', '{kanarie-afgemeld}'],
  'members.created_at': ['owner', '2026-03-01T04:05:06.103Z'],

  'sessions.id': ['nobody', 'kanarie-van-een-sessie'],
  'sessions.member_id': ['nobody'],
  'sessions.user_agent': ['nobody', 'kanarie-browser'],
  'sessions.created_at': ['nobody', '2026-03-01T04:05:06.104Z'],
  'sessions.expires_at': ['nobody', '2036-03-01T04:05:06.105Z'],

  'member_tokens.hash': ['nobody', 'kanarie-van-een-link'],
  'member_tokens.member_id': ['nobody'],
  'member_tokens.purpose': ['nobody'],
  'member_tokens.email': ['nobody', 'kanarie.van-de-link@example.org'],
  'member_tokens.created_at': ['nobody', '2026-03-01T04:05:06.106Z'],
  'member_tokens.expires_at': ['nobody', '2036-03-01T04:05:06.107Z'],
  'member_tokens.used_at': ['nobody', '2026-03-01T04:05:06.108Z'],

  'mail_requests.member_id': ['nobody'],
  'mail_requests.kind': ['nobody'],
  'mail_requests.requested_at': ['nobody', '2026-03-01T04:05:06.109Z'],

  'login_failures.address_hash': ['nobody', 'kanarie-van-een-poging'],
  'login_failures.network': ['nobody', '203.0.113.0/24'],
  'login_failures.failures': ['nobody'],
  'login_failures.locks': ['nobody'],
  'login_failures.first_failure_at': ['nobody', '2026-03-01T04:05:06.110Z'],
  'login_failures.tried': ['nobody', '{kanarie-van-een-gok}'],
  'login_failures.locked_until': ['nobody', '2026-03-01T04:05:06.111Z'],

  'address_requests.id': ['nobody', 'cafe0000-0000-4000-8000-00000002cafe'],
  'address_requests.site_id': ['nobody'],
  'address_requests.email_normalized': ['nobody', 'kanarie.van-een-aanvraag@example.org'],
  'address_requests.account': ['nobody', 'kanarie-aanvraag'],
  'address_requests.wants': ['nobody', 'kanarie-verzoek'],
  'address_requests.requested_at': ['nobody', '2026-03-01T04:05:06.128Z'],

  // The banned one is told the reason at the log-in.
  'bans.member_id': ['nobody'],
  'bans.reason': ['owner', 'kanarie-reden'],
  'bans.created_at': ['nobody', '2026-03-01T04:05:06.112Z'],

  'account_deletions.member_id': ['nobody'],
  'account_deletions.reason': ['nobody', 'kanarie-vertrek'],
  'account_deletions.requested_at': ['nobody', '2026-03-01T04:05:06.113Z'],
  'account_deletions.final_at': ['owner', '2036-03-01T04:05:06.114Z'],

  'signup_sources.member_id': ['nobody'],
  'signup_sources.network': ['nobody', 'kanarie-netwerk'],
  'signup_sources.ref': ['nobody', 'kanarie-verwijzing'],
  'signup_sources.sub1': ['nobody', 'kanarie-een'],
  'signup_sources.sub2': ['nobody', 'kanarie-twee'],
  'signup_sources.sub3': ['nobody', 'kanarie-drie'],

  'blocks.blocker_id': ['owner'],
  'blocks.blocked_id': ['owner'],
  'blocks.created_at': ['owner', '2026-03-01T04:05:06.115Z'],

  'conversations.id': ['both'],
  'conversations.low_id': ['both'],
  'conversations.high_id': ['both'],
  'conversations.started_by': ['both'],
  'conversations.last_seq': ['both'],
  'conversations.created_at': ['nobody', '2026-03-01T04:05:06.116Z'],

  'participants.conversation_id': ['both'],
  'participants.member_id': ['both'],
  'participants.other_id': ['both'],
  'participants.unread': ['owner', '2003094115'],
  'participants.read_seq': ['both'],
  'participants.deleted_seq': ['nobody'],
  'participants.listed_at': ['owner', '2026-03-01T04:05:06.117Z'],

  'messages.conversation_id': ['both'],
  'messages.seq': ['both'],
  'messages.sender_id': ['both'],
  'messages.client_id': ['both', 'cafe0000-0000-4000-8000-00000000cafe'],
  'messages.body': ['both', 'kanarie in een bericht'],
  'messages.paid_with': ['nobody'],
  'messages.cost': ['nobody', '2004861151'],
  'messages.created_at': ['both', '2026-03-01T04:05:06.118Z'],

  'wallets.member_id': ['owner'],
  'wallets.balance': ['owner', '2014815162'],
  'wallets.free_messages': ['owner', '2006234261'],

  'ledger_entries.id': ['nobody', 'cafe0000-0000-4000-8000-00000001cafe'],
  'ledger_entries.member_id': ['nobody'],
  'ledger_entries.amount': ['nobody', '2007357173'],
  'ledger_entries.balance_after': ['nobody', '2008459284'],
  'ledger_entries.reason': ['nobody'],
  'ledger_entries.reference': ['nobody', 'kanarie-van-een-boeking'],
  'ledger_entries.created_at': ['nobody', '2026-03-01T04:05:06.119Z'],

  'likes.from_id': ['both'],
  'likes.to_id': ['both'],
  'likes.created_at': ['nobody', '2026-03-01T04:05:06.120Z'],
  'likes.seen_at': ['nobody', '2026-03-01T04:05:06.121Z'],
  'likes.shown_at': ['nobody', '2026-03-01T04:05:06.122Z'],

  'event_heads.member_id': ['owner'],
  'event_heads.last_seq': ['owner'],
  'member_events.member_id': ['owner'],
  'member_events.seq': ['owner'],
  'member_events.type': ['owner'],
  'member_events.data': ['owner', '{"canary": "kanarie-gebeurtenis"}'],
  'member_events.created_at': ['nobody', '2026-03-01T04:05:06.123Z'],

  'photos.id': ['everybody'],
  'photos.member_id': ['everybody'],
  'photos.position': ['everybody'],
  'photos.status': ['nobody'],
  // Of those that have passed the inspection. The drill looks after the others, and after those that are locked.
  'photos.storage_key': ['everybody'],
  'photos.colour': ['everybody'],
  'photos.created_at': ['nobody', '2026-03-01T04:05:06.124Z'],

  'profiles.member_id': ['everybody'],
  'profiles.site_id': ['everybody'],
  'profiles.name': ['everybody'],
  'profiles.gender': ['everybody'],
  'profiles.birth_date': ['nobody', '1991-07-23'],
  'profiles.country': ['everybody'],
  'profiles.region': ['everybody'],
  'profiles.city': ['everybody'],
  'profiles.about': ['everybody'],
  // With its own consent.
  'profiles.sexuality': ['members'],
  'profiles.sexuality_consent_at': ['nobody', '2026-03-01T04:05:06.125Z'],
  'profiles.joining_reason': ['everybody'],
  'profiles.relationship_status': ['everybody'],
  'profiles.body_type': ['everybody'],
  'profiles.hair_colour': ['everybody'],
  'profiles.eye_colour': ['everybody'],
  'profiles.tattoos': ['everybody'],
  'profiles.interests': ['everybody'],
  'profiles.invisible_since': ['nobody'],
  'profiles.last_active_at': ['nobody', '2026-03-01T04:05:06.126Z'],
  'profiles.active_slot': ['nobody', '2007118233'],
  'profiles.slot_key': ['nobody', '2001954301'],
  'profiles.searchable': ['everybody'],
  'profiles.created_at': ['nobody', '2026-03-01T04:05:06.127Z'],

  'visits.member_id': ['nobody'],
  'visits.slot': ['nobody', '2009871234'],

  'sites.id': ['everybody'],
  // The drill looks after the settings that no visitor is told.
  'sites.settings': ['everybody'],
  'sites.created_at': ['nobody'],
  'site_hosts.host': ['everybody'],
  'site_hosts.site_id': ['everybody'],
}
