import type { InsultWords } from './insult-words.ts'

export const pl: InsultWords = {
  always: `
    kurwo, suko, szmato, dziwko, dziwka, dziwki, chuju, jebany, jebana, jebac cie, pierdol sie, pierdole cie, spierdalaj*,
    wypierdalaj*, odpierdol sie, odwal sie, zamknij morde, zamknij ryj, skurwysyn*, sukinsyn*, pedale, cioto, pizdo, debilu,
    idioto, kretynie, kretynko, swinio, krowo, smieciu, frajerze, dupku, gnoju, cwel, cwelu, zjebie, pojebie, zdechnij,
    zabij sie, zabije cie, czarnuch*`,
  addressed: `
    kurwa, szmata, suka, pizda, ciota, pedal, debil, debilem, debilka, idiota, idiotka, idiotki, kretyn, kretynka, imbecyl,
    glupi, glupia, brzydki, brzydka, gruby, gruba, swinia, krowa, frajer, dupek, gnoj, smiec, zalosny, zalosna, brudas`,
  address: `
    jestes, ty, ty jestes, glupi, glupia, gruba, brudna, stara, stary, z ciebie, ty glupia, ty stara, ty gruba`,
  fillers: 'taka, taki, naprawde, bardzo, po, prostu, zwykla, zwykly, jakas, ale, niezla, niezly',
  negations: 'nie',
}
