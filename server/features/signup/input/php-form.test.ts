import { beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { type Ask, askingOf, client } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'

const lander = 'https://lander.example'
const path = '/api/signup.php'
const database = await freshDatabase()
const { db } = database
let ask: Ask
let n = 0

beforeAll(async () => {
  await aSite(db, { settings: { landerOrigins: [lander] } })
  ask = askingOf(await testWorld(database))
})

const filledIn = () => ({
  email: `form${++n}@example.org`,
  name: 'Fay',
  password: 'een lange zin om in te loggen',
  date_of_birth: '1990-02-03',
  gender: 'female',
  country: 'NL',
})

async function memberOf(email: string) {
  const member = await db.query.members.findFirst({ where: (m, { eq }) => eq(m.email, email) })
  const id = member?.id ?? ''
  const profile = await db.query.profiles.findFirst({ where: (p, { eq }) => eq(p.memberId, id) })
  const source = await db.query.signupSources.findFirst({ where: (s, { eq }) => eq(s.memberId, id) })
  return { locale: member?.locale, profile, source }
}

describe('a form in JSON', () => {
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await ask({ method: 'POST', path, headers: { origin: lander, ...headers }, body })
    return { status: response.status, answer: await response.json() }
  }
  const told = ({ answer }: Awaited<ReturnType<typeof send>>) =>
    Object.fromEntries(
      (answer.problems ?? [answer]).map(({ field, message }: Record<string, string>) => [field, message]),
    )
  const wrong = {
    name: 'Vul een profielnaam in.',
    email: 'Ongeldige e-mail',
    date_of_birth: 'Vul uw geboortedatum in (18+ jaar)',
    gender: 'Kies je geslacht.',
    country: 'Kies een land uit de lijst.',
    password: 'Kies een wachtwoord van 8 tot 128 tekens.',
    consent: 'Geef hiervoor eerst je toestemming.',
  }

  test.each([
    ['missing', {}],
    ['null', Object.fromEntries(Object.keys(wrong).map((field) => [field, null]))],
    ['of another kind', Object.fromEntries(Object.keys(wrong).map((field) => [field, { no: 'text' }]))],
    ['empty', Object.fromEntries(Object.keys(wrong).map((field) => [field, '']))],
  ])('tells in one answer what is %s, each in the words of its field', async (_, body) => {
    const outcome = await send(body)
    expect([outcome.status, told(outcome)]).toEqual([400, wrong])
  })

  test('tells of a choice that is none of the list beside everything else', async () => {
    const outcome = await send({ ...filledIn(), consent: true, email: 'x', hair_colour: 'purple', interests: ['x'] })
    expect(Object.keys(told(outcome)).sort()).toEqual(['email', 'hair_colour', 'interests'])
  })

  test('is never refused for where the visitor came from', async () => {
    const form = { ...filledIn(), consent: true, network: null, ref: ['first', 'last'], sub1: { x: 1 }, sub2: 7 }
    expect((await send({ ...form, sub3: [] })).status).toBe(201)
    expect((await memberOf(form.email)).source).toMatchObject({ network: null, ref: 'last', sub1: null, sub2: '7' })
  })

  test('may write values with blanks and capitals', async () => {
    const said = { hair_colour: 'dark blond', relationship_status: 'Living together', reason_for_joining: 'not sure' }
    const form = { ...filledIn(), consent: true, ...said, eye_colour: null, body_type: '', interests: ['dining out'] }
    expect((await send(form)).status).toBe(201)
    expect((await memberOf(form.email)).profile).toMatchObject({
      hairColour: 'dark_blond',
      relationshipStatus: 'living_together',
      joiningReason: 'not_sure',
      eyeColour: null,
      bodyType: null,
      interests: ['dining_out'],
    })
  })

  test.each([
    ['the form', { language: 'en-GB' }, { 'accept-language': 'nl' }, 'en'],
    ['the browser', {}, { 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    ['the site where the form’s is not offered', { language: 'fr' }, {}, 'nl'],
    ['the browser where the form’s is not offered', { language: 'xx' }, { 'accept-language': 'en' }, 'en'],
    ['the site where the form’s is nothing', { language: null }, {}, 'nl'],
  ])('is answered in the language of %s, and the mails follow', async (_, language, headers, locale) => {
    const words = { nl: 'Ongeldige e-mail', en: 'Invalid email' }
    const refused = await send({ ...filledIn(), consent: true, email: 'x', ...language }, headers)
    expect(refused.answer.message).toBe(words[locale as 'nl' | 'en'])
    const form = { ...filledIn(), consent: true, ...language }
    expect((await send(form, headers)).status).toBe(201)
    expect((await memberOf(form.email)).locale).toBe(locale)
  })
})

describe('a form that a browser sends by itself', () => {
  const navigation = {
    origin: lander,
    referer: `${lander}/spring?ref=7`,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  }
  const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (fields: string[][] | string, headers: Record<string, string> = {}) => {
    const body = typeof fields === 'string' ? fields : new URLSearchParams(fields as [string, string][]).toString()
    return ask({ method: 'POST', path, headers: { ...navigation, ...urlEncoded, ...headers }, body })
  }
  const ticked = () => [...Object.entries(filledIn()), ['consent', 'on']]

  test('signs up and goes where the answer in JSON would have led', async () => {
    const fields = [...ticked(), ['interests[]', 'music'], ['interests[]', 'wine'], ['network', '{google}'], ['x', '']]
    const response = await send(fields)
    expect([response.status, await response.text()]).toEqual([303, ''])
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost\/enter\?token=[\w-]+$/)
    const member = await memberOf(fields[0]![1]!)
    expect(member).toMatchObject({ profile: { interests: ['music', 'wine'] }, source: { network: 'google' } })
  })

  test('may come in parts, and a script that sends it so gets JSON', async () => {
    const form = new FormData()
    for (const [name, value] of ticked()) form.append(name!, value!)
    form.append('photo', new Blob(['x']), 'x.png')
    const sent = new Request('http://localhost', { method: 'POST', body: form })
    const type = { 'content-type': sent.headers.get('content-type')!, accept: '*/*' }
    const response = await send(await sent.text(), type)
    expect([response.status, (await response.json()).logged_in]).toEqual([201, true])
  })

  test('comes back as a page that says what is wrong, in its language, and leads back', async () => {
    const response = await send([
      ['email', '<b>x'],
      ['language', 'en'],
      ['name', 'Fay'],
    ])
    const page = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('<strong>Email address: </strong>Invalid email')
    expect(page).toContain(`href="${lander}/spring?ref=7"`)
    expect(page).not.toMatch(/<b>|<script/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('leads whoever has an account to the log-in', async () => {
    const { email } = await aMember(db)
    const response = await send(ticked().map(([name, value]) => [name!, name === 'email' ? email : value!]))
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('href="/login"')])
  })

  test('leads back to no page that the site does not know', async () => {
    const stranger = { origin: 'https://stranger.example', referer: 'https://stranger.example/' }
    const response = await send(ticked(), stranger)
    const page = await response.text()
    expect([response.status, page]).toEqual([403, expect.stringContaining('Dit kan niet vanaf een andere site.')])
    expect(page).not.toContain('stranger')
  })

  test.each([
    ['too many fields', 'a=1&'.repeat(101)],
    ['too many bytes', `name=${'x'.repeat(70_000)}`],
  ])('is refused with %s before it is taken apart', async (_, body) => {
    const response = await send(body)
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
  })

  test('that holds nothing, or nonsense, gets a clear no', async () => {
    expect((await send('')).status).toBe(400)
    const parts = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of ['', '--y', '--x\r\n\r\n', '--x\r\n'.repeat(90)])
      expect((await send(body, parts)).status).toBe(400)
    expect((await send('%E0%A4%A=%', {})).status).toBe(400)
  })

  const password = 'sterke café woorden'
  const bytesOf = (fields: string[][], name: string, secret: string) =>
    fields
      .map(([field, value]) => `${field}=${{ name, password: secret }[field!] ?? encodeURIComponent(value!)}`)
      .join('&')

  test.each([
    ['names its charset', '', '; charset=ISO-8859-1', 'Zo%EB', 'sterke+caf%E9+woorden'],
    ['names none', '', '', 'Zo%EB', 'sterke+caf%E9+woorden'],
    ['names it in a field', '_charset_=iso-8859-15&', '', 'Zo%EB', 'sterke+caf%E9+woorden'],
    ['names UTF-8', '', '; charset=utf-8', 'Zo%C3%AB', 'sterke+caf%C3%A9+woorden'],
  ])('is read as its writer typed it where it %s', async (_, before, charset, name, secret) => {
    const fields = ticked()
    const type = { 'content-type': `${urlEncoded['content-type']}${charset}` }
    expect((await send(before + bytesOf(fields, name, secret), type)).status).toBe(303)
    const email = fields[0]![1]!
    expect((await memberOf(email)).profile?.name).toBe('Zoë')
    const login = { method: 'POST', path: '/api/user.php', headers: client, body: { email, password } }
    expect((await ask(login)).status).toBe(200)
  })

  test.each([
    ['the charset of the part', 'ISO-8859-1', ''],
    ['the field for it', '', 'windows-1252'],
    ['nothing but its bytes', '', ''],
  ])('is read in parts by %s', async (_, ofPart, ofForm) => {
    const fields = ticked()
    const parts = [['_charset_', ofForm], ...fields].map(([field, value]) => {
      const shown = field === 'name' ? 'Zo\xeb &#128512;' : value
      const type = field === 'name' && ofPart ? `content-type: text/plain; charset=${ofPart}\r\n` : ''
      return `--x\r\ncontent-disposition: form-data; name="${field}"\r\n${type}\r\n${shown}\r\n`
    })
    const file = '--x\r\ncontent-disposition: form-data; name="photo"; filename="caf\xe9.png"\r\n\r\n\x89PNG\r\n'
    const body = Buffer.from(`${parts.join('')}${file}--x--\r\n`, 'latin1')
    const headers = { ...navigation, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await ask({ method: 'POST', path, headers, body })).status).toBe(303)
    expect((await memberOf(fields[0]![1]!)).profile?.name).toBe('Zoë 😀')
  })

  test.each([
    ['what is no text in its charset', '; charset=utf-8', 'Zo%EB', 400],
    ['half a character', '; charset=utf-8', 'Zo%ED%A0%BD', 400],
    ['a sign that stands for another', '', 'Zo%EF%BF%BD', 400],
    ['a charset that nobody knows', '; charset=utf-7', 'Zo+AOs-', 415],
  ])('is refused with %s, and the field is named', async (_, charset, name, status) => {
    const fields = ticked()
    const type = { 'content-type': `${urlEncoded['content-type']}${charset}`, accept: '*/*' }
    const response = await send(bytesOf(fields, name, 'sterke+woorden'), type)
    const answer = await response.json()
    expect([response.status, answer.error, answer.field]).toEqual(
      status === 400 ? [400, 'text_unreadable', 'name'] : [415, 'unsupported_media_type', undefined],
    )
    expect(await db.query.members.findFirst({ where: (m, { eq }) => eq(m.email, fields[0]![1]!) })).toBeUndefined()
  })
})
