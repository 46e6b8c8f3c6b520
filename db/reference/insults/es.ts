import type { InsultWords } from './insult-words.ts'

// "De puta madre" is praise in Spain.
export const es: InsultWords = {
  always: `
    hijo de puta, hija de puta, hijos de puta, hijoputa, hijodeputa, hdp, gilipollas, cabron, cabrona, cabrones, maricon*,
    subnormal, retrasado mental, retrasada mental, pendejo, pendeja, pendejos, comemierda*, sudaca*, tu puta madre,
    vete a la mierda, vete al infierno, que te jodan, que te den por culo, jodete, chupamela, cierra la boca,
    me cago en tu madre, muerete, te voy a matar, ojala te mueras`,
  addressed: `
    puta, puto, zorra, perra, guarra, cerda, cerdo, marica, imbecil, idiota, estupido, estupida, capullo, feo, fea, gorda,
    gordo, asqueroso, asquerosa, basura, mierda, retrasado, retrasada, patetico, patetica, inutil, bruja, foca, vaca`,
  address: `
    eres, eres un, eres una, sos, sos un, sos una, pedazo de, maldito, maldita, sucio, sucia, viejo, vieja, gorda, gordo,
    asquerosa, asqueroso, jodida, jodido`,
  fillers: 'muy, tan, realmente, totalmente, autentica, autentico, verdadera, verdadero',
  negations: 'no, ni',
}
