import type { HairName } from '../hair/index.ts'
import type { Origin, PortraitGender } from '../look.ts'
import type { Weights } from './origins.ts'

export type AgeStage = 'young' | 'middle' | 'older'

export function stageOf(age: number): AgeStage {
  if (age < 36) return 'young'
  return age < 56 ? 'middle' : 'older'
}

type HairWeights = Record<AgeStage, Weights<HairName>>

const straightHairedWomen: HairWeights = {
  young: {
    waves: 5,
    straight: 4,
    bangs: 3,
    layered: 4,
    lob: 3,
    bob: 2,
    halfUp: 3,
    topBun: 3,
    messyBun: 3,
    ponytail: 3,
    sidePonytail: 2,
    braids: 2,
    sideBraid: 3,
    crownBraid: 1,
    longCurls: 2,
    lowBun: 1,
    sideCurls: 1,
  },
  middle: {
    waves: 4,
    straight: 2,
    bangs: 2,
    layered: 4,
    lob: 4,
    bob: 4,
    halfUp: 1,
    topBun: 2,
    messyBun: 2,
    ponytail: 2,
    sidePonytail: 1,
    sideBraid: 1,
    lowBun: 3,
    pixie: 1,
    longCurls: 1,
    sideCurls: 1,
    crownBraid: 1,
  },
  older: {
    bob: 4,
    pixie: 2,
    coiffed: 5,
    older: 5,
    lob: 3,
    lowBun: 2,
    shortCurls: 3,
    topBun: 1,
    layered: 1,
    crownBraid: 1,
    waves: 1,
  },
}

const straightHairedMen: HairWeights = {
  young: {
    crop: 5,
    sideSweep: 4,
    quiff: 5,
    topCurls: 3,
    buzz: 3,
    slick: 1,
    beanie: 2,
    bald: 0.5,
  },
  middle: {
    crop: 4,
    sideSweep: 5,
    quiff: 3,
    receding: 4,
    buzz: 3,
    bald: 3,
    slick: 2,
    topCurls: 1,
    horseshoe: 1,
    beanie: 0.5,
  },
  older: { sideSweep: 4, receding: 5, horseshoe: 5, bald: 3, slick: 2, crop: 2, buzz: 1, flatCap: 2 },
}

const africanWomen: HairWeights = {
  young: { afro: 3, longCurls: 4, boxBraids: 4, puffBuns: 3, headwrap: 2, shortCurls: 1, topBun: 2, sideCurls: 2 },
  middle: { afro: 3, longCurls: 3, boxBraids: 3, headwrap: 2, shortCurls: 3, topBun: 2, lowBun: 1, sideCurls: 2 },
  older: { shortCurls: 5, headwrap: 4, afro: 2, lowBun: 1 },
}

const africanMen: HairWeights = {
  young: { fade: 6, topCurls: 3, locs: 2, buzz: 3, bald: 1 },
  middle: { fade: 4, buzz: 4, bald: 4, locs: 1, topCurls: 1 },
  older: { bald: 4, buzz: 4, fade: 2, flatCap: 1 },
}

const arabWomen: HairWeights = {
  young: { hijab: 4, shayla: 3, waves: 3, longCurls: 3, straight: 1, ponytail: 1, layered: 1 },
  middle: { hijab: 4, shayla: 3, waves: 2, longCurls: 1, lob: 2, lowBun: 1, layered: 1 },
  older: { hijab: 4, shayla: 4, bob: 2, older: 1, coiffed: 1 },
}

const curlyMen: HairWeights = {
  ...straightHairedMen,
  young: { topCurls: 5, crop: 3, quiff: 4, sideSweep: 2, buzz: 3, slick: 1 },
}

const eastAsianWomen: HairWeights = {
  young: {
    straight: 5,
    bangs: 5,
    lob: 3,
    bob: 2,
    ponytail: 3,
    topBun: 3,
    halfUp: 2,
    layered: 2,
    braids: 1,
    messyBun: 1,
  },
  middle: { straight: 3, bangs: 2, lob: 4, bob: 4, lowBun: 2, pixie: 1, layered: 2, topBun: 1 },
  older: { bob: 4, pixie: 3, coiffed: 3, lowBun: 3, older: 1 },
}

const southAsianWomen: HairWeights = {
  young: { straight: 4, waves: 4, sideBraid: 4, halfUp: 3, lowBun: 1, layered: 3, longCurls: 1, shayla: 0.5 },
  middle: { straight: 2, waves: 3, sideBraid: 2, lowBun: 4, lob: 2, layered: 2, shayla: 0.5 },
  older: { lowBun: 5, bob: 2, older: 2, coiffed: 1 },
}

const southAsianMen: HairWeights = {
  young: { quiff: 4, sideSweep: 4, crop: 2, topCurls: 2, slick: 2, turban: 1.5 },
  middle: { sideSweep: 4, receding: 3, slick: 2, crop: 2, turban: 1.5, bald: 1 },
  older: { horseshoe: 4, receding: 3, sideSweep: 3, turban: 2, bald: 1 },
}

export const hairWeights: Record<PortraitGender, Record<Origin, HairWeights>> = {
  female: {
    europe: straightHairedWomen,
    mediterranean: straightHairedWomen,
    arab: arabWomen,
    africa: africanWomen,
    eastAsia: eastAsianWomen,
    southAsia: southAsianWomen,
  },
  male: {
    europe: straightHairedMen,
    mediterranean: curlyMen,
    arab: curlyMen,
    africa: africanMen,
    eastAsia: straightHairedMen,
    southAsia: southAsianMen,
  },
}
