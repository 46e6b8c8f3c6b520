import type { InsultWords } from './insult-words.ts'

export const de: InsultWords = {
  always: `
    hure, hurensohn*, schlampe*, nutte, nutten, fotze*, arschloch*, arschlocher, wichser*, wixer*, missgeburt*,
    drecksau*, dreckskerl*, miststuck*, mistkerl*, schwuchtel*, kanake*, spast, spasti, hackfresse*, scheisskerl*,
    vollidiot*, vollpfosten, fettsack, fick dich, fickt euch, fick deine mutter, verpiss dich, halts maul, halt s maul,
    halt dein maul, halt das maul, halt die fresse, leck mich am arsch, verrecke, stirb, bring dich um, ich bring dich um,
    krank im kopf, perverses schwein, dreckiges schwein, du bist ein schwein, du bist ein nichts`,
  addressed: `
    idiot, trottel, depp, dumm, blod, hasslich, fett, sau, kuh, ziege, versager, versagerin, loser, opfer, penner, asi,
    assi, mongo, behindert, neger, ekelhaft, widerlich, erbarmlich, wertlos, hexe, zicke, schwein`,
  address: `
    du bist, du bist ein, du bist eine, bist du, sie sind ein, sie sind eine, du blode, du bloder, du dumme, du dummer,
    dumme, dummer, dummes, blode, bloder, blodes, hassliche, hasslicher, fette, fetter, alte, dreckige, dreckiger, miese,
    mieser, fettes`,
  fillers: 'echt, so, wirklich, ja, doch, total, vollig, einfach, richtig, totaler, verdammte, verdammter',
}
