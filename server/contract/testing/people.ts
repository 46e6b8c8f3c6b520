import type { Db } from '../../../db/client.ts'
import { aConversation, aLike, aMember, aPhoto, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { hashPassword } from '../../features/login/passwords.ts'

export const lander = 'https://lander.example'
export const password = 'een lange zin om in te loggen'

export type Role = 'visitor' | 'not confirmed' | 'free member' | 'premium member'

export interface Cast {
  /** Who asks, by role. */
  roles: Record<Role, TestMember | null>
  /** The conversation of the member of this role with Dirk. */
  conversations: Partial<Record<Role, string>>
  /** Names for the ids that nobody can know before. */
  names: Map<string, string>
}

/** A site with a lander, and people of every role who have got likes and messages. */
export async function cast(db: Db): Promise<Cast> {
  const companyInfo = {
    name: 'Vonk B.V.',
    address: 'Kanaalweg 1',
    kvk: '12345678',
    city: 'Haarlem',
    country: 'NL',
    tradenames: ['Vonk', 'Gloed'],
    vatNumbers: ['NL000000000B00'],
    supportPhone: '+31 20 000 0000',
    deleteDiscount: 50,
  }
  await aSite(db, { settings: { countries: ['NL', 'BE'], landerOrigins: [lander], companyInfo } })
  const passwordHash = await hashPassword(password, 'here')
  const cleo = await aMember(db, { name: 'Cleo', confirmedAt: null, passwordHash })
  const ada = await aMember(db, { name: 'Ada', passwordHash, notificationsDisabled: ['bounce'] })
  const bo = await aMember(db, { name: 'Bo', gender: 'male', passwordHash, credits: 25, premiumSince, photoCount: 1 })
  const dirk = await aMember(db, { name: 'Dirk', gender: 'male', birthDate: '1990-02-03', region: 'NL-UT', city: null })
  const eva = await aMember(db, { name: 'Eva', fictional: true, country: 'BE', region: null, city: null })
  await aPhoto(db, dirk.id)

  const conversations: Cast['conversations'] = {}
  for (const [role, member] of [
    ['free member', ada],
    ['premium member', bo],
  ] as const) {
    await aLike(db, dirk.id, member.id)
    await aLike(db, eva.id, member.id, { seenAt: new Date('2026-01-05T00:00:00Z') })
    conversations[role] = await aConversation(db, {
      from: dirk.id,
      to: member.id,
      bodies: ['Hoi!', 'Dag Dirk', 'Koffie?'],
    })
  }
  const people = Object.entries({ Cleo: cleo, Ada: ada, Bo: bo, Dirk: dirk, Eva: eva })
  const names = new Map(people.map(([name, { id }]) => [id, `<id of ${name}>`]))
  for (const [role, id] of Object.entries(conversations)) names.set(id, `<conversation of the ${role} and Dirk>`)
  return {
    roles: { visitor: null, 'not confirmed': cleo, 'free member': ada, 'premium member': bo },
    conversations,
    names,
  }
}

const premiumSince = new Date('2026-02-01T00:00:00Z')
