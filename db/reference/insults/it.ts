import type { InsultWords } from './insult-words.ts'

// "Porca puttana" is said of bad luck, "che stupido" mostly of oneself.
export const it: InsultWords = {
  always: `
    stronzo, stronza, stronzi, stronze, figlio di puttana, figlia di puttana, zoccola, mignotta*, baldracca, coglione,
    cogliona, testa di cazzo, faccia di merda, pezzo di merda, frocio, froci, ricchione, culattone, mongoloide, vaffanculo,
    fanculo, vai a cagare, va a cagare, ti ammazzo, devi morire, chiudi quella bocca, chiudi il becco`,
  addressed: `
    puttana, troia, bastardo, bastarda, finocchio, negro, negra, terrone, terrona, ritardato, ritardata, cretino, cretina,
    idiota, imbecille, deficiente, stupido, stupida, brutto, brutta, grasso, grassa, ciccione, cicciona, vacca, maiale,
    porco, porca, schifoso, schifosa, merda, fallito, fallita, patetico, patetica`,
  address: `
    sei, sei un, sei una, sei uno, brutto, brutta, vecchio, vecchia, sporca, sporco, lurida, lurido, grandissima,
    grandissimo, razza di, maledetto, maledetta`,
  fillers: 'proprio, davvero, cosi, molto, solo, veramente, tanto',
  negations: 'non',
}
