import type { InsultWords } from './insult-words.ts'

export const fr: InsultWords = {
  always: `
    salope, salopes, connard*, connasse*, conasse*, encule, enculee, encules, fils de pute, tarlouze*, salaud*,
    salopard*, trouduc*, trou du cul, petasse*, pouffiasse*, poufiasse*, grognasse*, bougnoule*, ta gueule,
    va te faire foutre, va te faire enculer, allez vous faire foutre, nique ta mere, nique ta race, va crever,
    je vais te tuer, va te pendre, sale pute, sale arabe, sale juif, sale juive, sale noir, sale noire`,
  addressed: `
    pute, con, conne, cons, idiot, idiote, imbecile, debile, moche, laid, laide, stupide, porc, truie, vache, merde, minable,
    pourriture, abruti, abrutie, cretin, cretine, degueulasse, pede, pd, tapette, gouine, batard, batarde, ordure, boudin,
    clochard, clocharde, raclure, mongol, mongolien, attarde, attardee, pathetique, negre`,
  address: `
    tu es, t es, tu es un, tu es une, t es un, t es une, vous etes un, vous etes une, vous etes, espece de, espece d,
    sale, gros, grosse, vieux, vieille, pauvre`,
  fillers: 'vraiment, trop, si, tellement, juste, completement, totalement',
}
