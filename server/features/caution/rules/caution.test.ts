import { describe, expect, test } from 'bun:test'
import { insultWords } from '../../../../db/reference/insults/index.ts'
import { concernIn, earlyMessages } from './caution.ts'
import { fold } from './fold.ts'

const early = (text: string) => concernIn(text, 1)

describe('what looks like an insult is found', () => {
  const insults = [
    ...[
      'Wat een klootzak ben jij',
      'Je bent echt een idioot',
      'Vieze teef',
      'stomme trut!!!',
      'Krijg de tering',
      'HOER',
    ],
    ...['You are such a loser', 'fuck you', 'You f***ing idiot? No: you fucking idiot', 'ugly cow', 'you’re pathetic'],
    ...['Du bist so hässlich', 'Halt’s Maul', 'Hurensöhne? Du Hurensohn', 'blöde Kuh', 'Arschlöcher'],
    ...['T’es vraiment con', 'Espèce d’abruti', 'Ferme ta gueule', 'sale pute', 'vous êtes une ordure'],
    ...['Eres una zorra', '¡Hijo de puta!', 'eres muy fea', 'vete a la mierda', 'GILIPOLLAS'],
    ...['Sei una troia', 'testa di cazzo', 'sei proprio brutta', 'Vaffanculo'],
    ...['Jesteś głupia', 'ty kurwo', 'spierdalaj', 'jesteś zwykłą szmatą? ty szmata', 'Ale z ciebie debil'],
  ]
  for (const text of insults) test(text, () => expect(early(text)).toBe('insult'))
})

describe('what is spelled around is found', () => {
  const insults = [
    ...['h0er', 'b1tch', 'k l o o t z a k', 'h.o.e.r', 'klooooootzak', 'hoeeeer', 'asssshole', 'a55hole', 'kl00tzak'],
    ...[
      'h\u200bo\u00ade\u200br',
      'ｈｏｅｒ',
      'hóér',
      'ноer'.replace('н', 'h'),
      '@sshole',
      '$lut',
      'wh0re',
      'sh1thead',
      '𝒽𝑜𝑒𝓇',
    ],
    ...['s-l-e-t', 'du b1st ein idi0t', 'F U C K Y O U, slut', 'a$$hole', 'm0thafucka? motherfuck3r'],
  ]
  for (const text of insults) test(text, () => expect(early(text)).toBe('insult'))
})

describe('what hands out a way elsewhere is found', () => {
  const phones = [
    ...[
      'Bel me maar op 06 12 34 56 78',
      '06-12345678',
      '0612345678',
      '+31 6 12345678',
      '0031612345678',
      '(020) 123 45 67',
    ],
    ...[
      '0471 12 34 56',
      '0171 2345678',
      '07911 123456',
      '06.12.34.56.78',
      '612 34 56 78',
      '612 345 678',
      '333 1234567',
    ],
    ...[
      '(415) 555-0123',
      '1-415-555-0123',
      '0 6 1 2 3 4 5 6 7 8',
      'o6 12345678',
      '０６１２３４５６７８',
      '+48 501 234 567',
    ],
    ...['nul zes een twee drie vier vijf zes zeven acht', 'nul zes 12 34 56 78', '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '079 123 45 67'],
  ]
  for (const text of phones) test(text, () => expect(early(text)).toBe('phone'))

  const links = [
    ...[
      'Kijk op fotovanmij.example/ruben',
      'https://ruben.dev',
      'www.ruben.be',
      'ruben.nl',
      't.me/ruben',
      'wa.me/316123',
    ],
    ...[
      'ruben punt nl',
      'ruben dot com',
      'ruben[dot]com',
      'Ruben.NL',
      'instagr.am/ruben',
      'bit.ly/3xYz',
      'RUBEN(.)com ruben.com',
    ],
  ]
  for (const text of links) test(text, () => expect(early(text)).toBe('link'))

  for (const text of ['ruben@post.nl', 'ruben.de-wit@post.co.uk', 'ruben (at) post punt nl', 'ruben＠post．nl'])
    test(text, () => expect(early(text)).toBe('mail'))

  test('early is the first twenty messages; an insult is one at any time', () => {
    expect(concernIn('06-12345678', earlyMessages)).toBe('phone')
    expect(concernIn('06-12345678', earlyMessages + 1)).toBeNull()
    expect(concernIn('klootzak', 5000)).toBe('insult')
  })
})

describe('what is harmless stays untouched', () => {
  const harmless = [
    ...[
      'Ik woon in Scunthorpe',
      'Groeten uit Penistone en Fucking (Oostenrijk)',
      'Essex, Sussex en Middlesex',
      'Dick van Dijk',
    ],
    ...['Mijn moeder heeft kanker', 'We rapen eikels in het bos', 'Ik wil een huis huren', 'Ik ga dood van de zenuwen'],
    ...[
      'Wat ben je lief',
      'Ik ben zelf een sukkel met koken',
      'Onze hond is een teef',
      'Hij is hufterproof',
      'Ik hoor je wel',
    ],
    ...[
      'Je bent toch niks vergeten?',
      'Wat vind jij dom?',
      'Je bent niet dom',
      'Je bent geen idioot',
      'Vet dom van mij',
    ],
    ...[
      'Ik krijg de pest in van dit weer',
      'Sleetje rijden',
      'Een bord hutspot',
      'Het kustpad',
      '0.5 10 20 30 40',
      'Assen en Hoorn',
    ],
    ...[
      'Does chocolate make you fat?',
      'You freak me out, haha',
      'Drop dead gorgeous',
      'She has a prick in her finger',
      'Thank you, Dick',
    ],
    ...[
      'Cocktails on Saturday?',
      'My class assessment',
      'You creep up on me',
      'Shut up, really?!',
      'I am such an idiot',
    ],
    ...[
      'Da hast du Schwein gehabt',
      'Heute gibt es Pute',
      'Ich habe Fett angebraten',
      'Dick eingepackt im Winter',
      'Das Wetter ist blöd',
    ],
    ...[
      'Ce film est con',
      'Mon chat va mourir',
      'J’ai crevé un pneu',
      'Une salopette bleue',
      'Quel idiot je suis',
      'Avec toi',
    ],
    ...['Lo pasé de puta madre', 'Una zorra cruzó el camino', 'No eres fea', 'Ven con tu perra', 'Qué tonto soy'],
    ...['Non sei stupida', 'Una crepa nel muro', 'Che stupido che sono', 'Finocchio al forno', 'Sei con noi?'],
    ...['Nie jesteś głupia', 'Kurwa, ale zimno', 'Pedał rowerowy', 'Moja suka ma sześć lat', 'Mokra szmata'],
    ...[
      'Op 05-06-2025 om 20.30 uur',
      '2025-06-05 14',
      '12/05/2024 14',
      'van 01.05.25 tot 03.05.25',
      '01.05.24 - 03.05.24',
    ],
    ...[
      '08.30 09.15 10.00',
      'Tussen 18.00 en 19.30',
      '€ 1.250.000',
      '€12,50',
      '650.000.000 mensen',
      'Kost 350 - 400 - 500 euro',
    ],
    ...[
      'Ik ben 34, jij 36',
      '1,80 m en 75 kg',
      '1012 AB 12',
      '01067 Dresden',
      '10115 Berlin',
      'SW1A 1AA',
      'Dorpsstraat 12-14',
    ],
    ...[
      '1 2 3 4 5 6 7 8 9 10',
      'In 1990, 1991 en 1992',
      '2019 2020 2021',
      '3-0 gewonnen, 2-1 verloren',
      'tel tot een twee drie',
    ],
    ...[
      'Leuk.het was gezellig',
      'Dat was leuk.is het zo?',
      'o.a. bijv. i.p.v. a.u.b. enz.',
      'Ja...nee',
      'Om 8.30 uur.tot dan',
      'e.g. p.s.',
    ],
    ...[
      '10:00-12:30',
      '24/7',
      '50/50',
      'én/of',
      'foto.jpg',
      'versie 1.2.3',
      'half 8',
      'a b c d',
      'J. P. M. de Vries',
      'O ja, 6 uur',
    ],
    ...[
      '👍👍👍',
      '…',
      '!!!',
      '<3 :-)',
      '100% zin in',
      '4ever',
      'm8',
      'Hoe laat? 7u30',
      '@home',
      'punt uit',
      'Op dit punt nu',
    ],
  ]
  for (const text of harmless) test(text, () => expect(early(text)).toBeNull())
})

test('the words are written as they are looked for', () => {
  for (const { always, addressed, address, fillers, negations = '' } of insultWords) {
    const all = [always, addressed, address, fillers, negations].join(',')
    expect(fold(all)).toBe(all)
    for (const entry of all.split(',')) expect(entry.trim()).toMatch(/^([a-z]+( [a-z]+)*\*?)?$/)
  }
})

test('what is longer than any message is not looked at to its end', () => {
  expect(early(`${'a '.repeat(40_000)}klootzak`)).toBeNull()
})
