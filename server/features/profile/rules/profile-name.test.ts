import { describe, expect, spyOn, test } from 'bun:test'
import { Refusal } from '../../../core/refusal.ts'
import { parseProfileName } from './profile-name.ts'

const anna = { email: 'anna.jansen@example.nl', siteName: 'Vonk' }

function refusalOf(name: string): string | undefined {
  try {
    parseProfileName(name, anna)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('a name that others may see', () => {
  test.each([
    ...['Anna', 'Anna-Sophie', "Maarten 't Hart", 'J.Jansen', 'St.Pieter', 'Łukasz', 'Zoë', 'Ζωή', 'Юлия'],
    ...['Anna 🌷', 'Bo', 'Anna1985', 'Jan 35', 'Meisje uit 020', '小红', 'नेहा', 'x'.repeat(30)],
    ...['José', 'Ingrīda', 'Đorđe', 'Мария', 'Ελένη', 'محمد', 'שרה'],
    ...['美咲', 'さくら', 'マリー', '지민', 'ნინო', 'Արամ'],
    ...['Nguyễn Thị', 'Anna-Lena', 'O’Neill', 'Jean-Luc 42', 'Әлия', 'Əli'],
    ...['Oʻktam', 'Yaʼel', 'Ɗanladi', 'สมชาย', 'Anna 🇳🇱'],
    ...['Misaki 美咲', 'St. John', 'Dr. Anna', 'J.P. Jansen', 'Anna & Jan', 'Anna/Jan', 'Anna...', 'Gal·la', '𝓐𝓷𝓷𝓪'],
  ])('%s is welcome', (name) => {
    expect(parseProfileName(name, anna)).toBe(name)
  })

  test('blanks around it and double ones in it go', () => {
    expect(parseProfileName('  Anna \u00a0 Sophie\n', anna)).toBe('Anna Sophie')
  })

  test('however an é was typed, it is stored the same', () => {
    expect(parseProfileName('Rene\u0301', anna)).toBe('Ren\u00e9')
  })
})

describe('a name is needed', () => {
  test.each([[''], ['   '], ['\u00a0\u3000'], ['\ufeff']])('%j is none', (name) => {
    expect(refusalOf(name)).toBe('profile_name_required')
  })

  test.each([['A'], ['é'], ['e\u0301'], ['x'.repeat(31)], ['🌷'.repeat(31)]])('%s is too short or too long', (name) => {
    expect(refusalOf(name)).toBe('profile_name_length')
  })

  test('the member is told how long it may be', () => {
    expect(() => parseProfileName('A', anna)).toThrow(
      expect.objectContaining({ details: { field: 'name', min: 2, limit: 30 } }),
    )
  })
})

describe('nobody shows their address by mistake', () => {
  test.each([
    ['anna.jansen@example.nl'],
    [' Anna.Jansen@Example.NL '],
    ['anna.jansen＠example.nl'],
    ['anna.jansen@'],
    ['anna.jansen@gmail.com'],
  ])('%s', (name) => {
    expect(refusalOf(name)).toBe('profile_name_is_email')
  })

  test('an address too long for a name is still called an address', () => {
    const email = 'anna.sophie.van.den.berg-jansen@example.nl'
    expect(() => parseProfileName(email, { ...anna, email })).toThrow('profile_name_is_email')
  })

  test.each([['@anna'], [' @anna'], ['＠anna']])('%s: no handles', (name) => {
    expect(refusalOf(name)).toBe('profile_name_at_sign')
  })
})

describe('nobody puts a way to reach them into the name', () => {
  test.each([
    ...['ben@elders.nl', 'insta @anna', 'www.anna', 'http://a'],
    ...['anna.nl', 'anna．nl', 'kik me.com/x', 'Anna t.me/anna'],
    ...['0612345678', 'Anna 06-12345678', 'bel +31 6 1234 5678', 'Anna ０６１２３４５６', 'Anna ٠٦١٢٣٤٥٦٧'],
    ...['evil.ru/x', 'bit.ly/abc', 'evil.shop', 'evil.xyz nu', 'evil.dating', 'evil。nl', 'evil｡nl', 'evil․example'],
    ...['EVIL.SHOP', '(evil.club)', 'a.b/c', 'x.com', 'пример.рф'],
    ...['a-1.museum', 'st.evil.nl', 'st.evil/x', 'evil.भारत'],
    ...['evil.nl-x', 'evil.xn--p1ai', 'anna.jansen', 'Dr.Anna'],
  ])('%s', (name) => {
    expect(refusalOf(name)).toBe('profile_name_contact')
  })
})

describe('nobody writes a name that others cannot read', () => {
  test.each([
    ['Anna\u202enna'],
    ['An\u0000na'],
    ['An\nna'],
    ['An\u200bna'],
    ['\u3164\u3164'],
    ['\u2800\u2800'],
    ['\u200d\u200d'],
    ['123'],
    ['🌷🌷'],
    ['...'],
    [`Anna${'\u0336'.repeat(9)}`],
    ['An\ud800na'],
    ...[['<b>Anna</b>'], ['Anna <3'], ['>Anna'], ['An\u0007na']],
    // Scripts of nobody here, letters of phonetics and of signs.
    ...[['Ꭺnna'], ['ꓮnna'], ['ᗩᑎᑎᗩ'], ['𐑈am'], ['ᴀɴɴᴀ'], ['ꜱam'], ['Ꞩam'], ['🅰nna'], ['🅐nna'], ['ㄒㄖ']],
    // Two scripts, or the digits of another one, in a word.
    ...[['Аnnа'], ['Αnna'], ['Տam'], ['Ma-рия'], ['🇦🇩🇲🇮🇳'], ['Мария-Anna'], ['Ann۱'], ['Ann١'], ['Anna小红']],
  ])('%j', (name) => {
    expect(refusalOf(name)).toBe('profile_name_characters')
  })
})

describe('nobody passes for the site', () => {
  test.each([
    ...['Support', 'ADMIN', 'moderator', 'Klantenservice', 'helpdesk', 'service', 'team', 'Vonk', 'Kundenservice'],
    ...['Súpport', 'Ａｄｍｉｎ', 'A d m i n', 'S.u.p.p.o.r.t', 'ad-min', '4dmin', 'Adm1n', 'V0nk', 'Supp0rt 24/7'],
    ...['Аdmin', 'Ѕuррort', 'Vοnk', 'Vоnk', 'Αdmin', 'adrnin', 'VVebmaster', 'Adm!n', 'Admın', 'HeIpdesk', 'He1pdesk'],
    ...['Anna Support', 'Vonk Team', 'team-vonk', 'De Klantenservice', 'Vonk Support 2', 'the moderators', 'Vonk.'],
    ...['xKlantenservicex', 'Vonk Nederland', 'Customer Service', 'Service client', 'Obsługa Klienta', 'Admin 🌷'],
    ...['Atención al cliente', 'Modérateur', 'Servizio clienti', 'Administratorin', 'Equipe Vonk', 'Vonk Pomoc'],
    ...['ΑΔΜΙΝ', 'Α D Μ Ι Ν', 'ѕцррогт', 'Vonk Ѕцррогт', 'ՏUPPORT', 'V Ο Ν Κ', 'Åɗmin', 'Ƨupport', 'Ʌdmin'],
    ...['/\\dmin', '|\\/|oderator', '\\/onk', 'V()nk', '∆dmin', '∨onk', '§upport', '🇦dmin', '卂刀爪工几', 'Vonk™'],
    ...['Moderatie (Vonk)', 'Moderación', 'Moderazione', 'Moderação', 'Moderacja', 'Moderierung', 'Moderation'],
    ...['Administración', 'Administracja', 'Amministrazione', 'L’équipe Vonk'],
    ...['Модератор', 'Администрация', 'Поддержка'],
    ...['Systeembericht', 'Automatisch bericht', 'System message', 'Vonk B.V.', 'Vonk GmbH', 'CEO Vonk', 'Dienst Vonk'],
    ...['Vonk Bank', 'Vonk Fraude', 'Owner', 'Eigenaar', 'Klantenservis'],
    ...['Adminn', 'Suuppport', 'A d m i n n', 'Moderrator'],
  ])('%s', (name) => {
    expect(refusalOf(name)).toBe('profile_name_official')
  })

  test.each([
    ...['Adminka', 'Teamo', 'Vonkje', 'Jan Vonk', 'Team Anna', 'Modesta', 'Servaas', 'Sistine', 'Heiko', 'Delano'],
    ...['Contessa', 'Rootje', 'Elena', 'Dide', 'Admira', 'Sup', 'Systa', 'Info Anna', 'Amin', 'Armin', 'Vonka de Wit'],
    ...['Ella', 'Leon', 'Ode', 'Aida', 'Юлия', 'Ζωή', 'Helper Anna', 'Sander Mod', 'Enya', 'Diederik'],
    ...['Vonk Anna', 'Piet Bank', 'Bank', 'Anna Rot', 'Boot', 'Staf'],
    ...['Moderata', 'Laide', 'Sa', 'Inc', 'Ag', 'Владимир'],
  ])('%s may', (name) => {
    expect(refusalOf(name)).toBeUndefined()
  })

  test.each([
    ...['ADMΙΝ', 'Ꭺdmin', 'ꓮdmin', 'ᎪᎠᎷᏆΝ', 'ᴀᴅᴍɪɴ', 'ꜱᴜᴘᴘᴏʀᴛ', 'ꓢupport', '𐑈upport', 'Ꮪupport', 'ՏՍΡΡΟRΤ', 'Ꞩupport'],
    ...['ᗩᗪᗰIᑎ', 'ᐯonk', '🅰dmin', '丂ㄩ卩卩ㄖ尺ㄒ', 'Adm۱n', 'Modеrаtоr', '🅥onk'],
  ])('%s is refused, for its letters or for what it says', (name) => {
    expect(['profile_name_official', 'profile_name_characters']).toContain(refusalOf(name) ?? 'welcome')
  })

  test('the name of another site is a name here', () => {
    expect(parseProfileName('Gloed', anna)).toBe('Gloed')
    expect(() => parseProfileName('Gloed', { ...anna, siteName: 'Gloed' })).toThrow('profile_name_official')
  })
})

test('what is far too long for a name is refused before it is read', () => {
  const normalize = spyOn(String.prototype, 'normalize')
  expect(refusalOf('a\u0301'.repeat(100_000))).toBe('profile_name_length')
  expect(normalize).not.toHaveBeenCalled()
  normalize.mockRestore()
})
