import type { InsultWords } from './insult-words.ts'

// "Kanker" alone is an illness that members have and tell of.
export const nl: InsultWords = {
  always: `
    hoer, hoertje, hoerenzoon, hoerenjong, hoerenkind, kankerhoer*, kankerwijf*, kankerlijer*, kankerslet*, kankerkop*,
    kankermongool*, kankerhond*, kankeraap*, kankerhomo*, tyfushoer*, tyfuslijer*, tyfuswijf*, tyfuskop*, teringhoer*,
    teringlijer*, teringwijf*, teringkop*, kuthoer*, kutwijf*, kutkop*, kuthomo*, kutmarokkaan*, kutturk*, kutneger*,
    klootzak*, klootviool, slet, sletje, sletten, sloerie, rotwijf*, rotzak*, hufter, hufters, hufterig, smeerlap, vetzak, vetklep,
    nikker, nikkers, zandneger*, spleetoog*, oude zak, ouwe zak, ouwe lul, tuig van de richel, krijg kanker, krijg de kanker,
    krijg de tyfus, krijg de tering, val dood, maak jezelf dood, ik maak je dood, jij idioot, jij sukkel, jij lul,
    jij eikel, jij trut, jij teef, jij loser, jij varken, jij debiel, stom wijf, dom wijf, lelijk wijf, vies wijf, vet varken,
    vies varken,    ik sla je dood, rot op, flikker op, tyf op, optyfen, hou je bek, houd je bek, hou je smoel, houd je smoel, hou je kop,
    houd je kop, neuk je moeder, je moeder is een, ben je dom, ben jij dom, ben je achterlijk, ben jij achterlijk`,
  addressed: `
    eikel, lul, flikker, mietje, neger, mongool, debiel, idioot, imbeciel, sukkel, loser, trut, teef, wijf, viezerik,
    viespeuk, varken, zwijn, dikzak, schoft, engerd, pedo, pedofiel, kutkind, tuthola, geit, koe, heks, dom, lelijk,
    achterlijk, walgelijk, waardeloos, nietsnut, mislukkeling`,
  address: `
    je bent, je bent een, jij bent, jij bent een, ben je een, ben jij een, u bent een, stomme, domme,
    lelijke, vieze, vuile, gore, vette, dikke, achterlijke, smerige, zielige, ouwe`,
  fillers: 'echt, zo, n, toch, gewoon, wel, ook, maar, ontzettende, enorme, verschrikkelijke, totaal, totale, super',
}
