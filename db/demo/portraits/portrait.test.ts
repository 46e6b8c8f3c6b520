import { expect, test } from 'bun:test'
import { beards } from './beards.ts'
import { chooseLook } from './choose/index.ts'
import { clothes } from './clothes.ts'
import { earrings, glasses } from './extras.ts'
import { brows, eyes } from './eyes.ts'
import { faces, noses } from './face.ts'
import { grounds } from './grounds.ts'
import { hairStyles } from './hair/index.ts'
import type { Origin, PortraitLook } from './look.ts'
import { mouths } from './mouth.ts'
import { cloths, distance, eyeColours, groundColours, hairColours, skins } from './palettes.ts'
import { drawLook, drawPortrait } from './portrait.ts'
import { chooseScene, drawScene, sceneNames } from './scenes/index.ts'
import { expectWellFormed } from './well-formed.ts'

const anna = { gender: 'female', age: 34 } as const

test('the same seed always draws the same person', () => {
  expect(drawPortrait(7, anna)).toBe(drawPortrait(7, anna))
  expect(drawScene(chooseScene(7))).toBe(drawScene(chooseScene(7)))
})

test('a hundred seeds draw a hundred different people', () => {
  const portraits = new Set(Array.from({ length: 100 }, (_, seed) => drawPortrait(seed, anna)))
  expect(portraits.size).toBe(100)
})

test('people of every age, gender and origin are drawn', () => {
  const origins: Origin[] = ['europe', 'mediterranean', 'arab', 'africa', 'eastAsia', 'southAsia']
  for (let age = 18; age <= 75; age++) {
    for (const gender of ['male', 'female'] as const) {
      for (const origin of origins) expectWellFormed(drawPortrait(age, { gender, age, origin }))
    }
  }
})

test('every part goes together with every other part', () => {
  const parts: Partial<Record<keyof PortraitLook, object>> = {
    skin: skins,
    face: faces,
    nose: noses,
    eyes,
    eyeColour: eyeColours,
    brows,
    mouth: mouths,
    hair: hairStyles,
    hairColour: hairColours,
    headCloth: cloths,
    beard: beards,
    glasses,
    earrings,
    clothes,
    cloth: cloths,
    ground: grounds,
    groundColours,
  }
  const usual = chooseLook(1, anna)
  const fields = Object.entries(parts)
  for (const [one, choices] of fields) {
    for (const [other, otherChoices] of fields) {
      for (const choice of Object.keys(choices)) {
        for (const otherChoice of Object.keys(otherChoices)) {
          expectWellFormed(drawLook({ ...usual, [one]: choice, [other]: otherChoice }))
        }
      }
    }
  }
})

test('every scene is drawn at every time of day', () => {
  expect(sceneNames.length).toBeGreaterThan(10)
  for (const name of sceneNames) {
    for (let seed = 0; seed < 20; seed++) expectWellFormed(drawScene(chooseScene(seed, name)))
  }
})

test('clothes and ground stand clear of each other', () => {
  for (let seed = 0; seed < 500; seed++) {
    const look = chooseLook(seed, { gender: seed % 2 ? 'male' : 'female', age: 18 + (seed % 58) })
    expect(distance(cloths[look.cloth].base, groundColours[look.groundColours].near)).toBeGreaterThan(40)
  }
})

test('nobody has to wonder whether a portrait shows a man or a woman', () => {
  for (let seed = 0; seed < 600; seed++) {
    const age = 18 + (seed % 58)
    const man = chooseLook(seed, { gender: 'male', age })
    expect(man).toMatchObject({ earrings: 'none', eyes: expect.not.stringMatching(/lashes|evening/i) })
    expect(man.hair).not.toMatch(/bun|braid|tail|bob|lob|waves|straight|afro|long|shortCurls/i)
    if (man.beard === 'none') expect(man.hair).toMatch(/^(buzz|crop|sideSweep|receding|horseshoe|fade|flatCap|bald)$/)
    expect(`${man.cloth} ${man.hairColour}`).not.toMatch(/rose|coral|lilac|pink|teal/)
    const woman = chooseLook(seed, { gender: 'female', age })
    expect(woman.eyes).toMatch(/lashes|evening/i)
    expect(`${woman.hair} ${woman.brows}`).not.toMatch(/beanie|strong|bushy/)
  }
})

test('who is sixty or older is grey or white, where hair is seen', () => {
  for (let seed = 0; seed < 300; seed++) {
    for (const gender of ['male', 'female'] as const) {
      expect(chooseLook(seed, { gender, age: 60 + (seed % 16) }).hairColour).toMatch(/gray|white/i)
    }
  }
})

test('women have no beards and the young have no grey hair', () => {
  for (let seed = 0; seed < 300; seed++) {
    const woman = chooseLook(seed, { gender: 'female', age: 25 })
    expect(woman.beard).toBe('none')
    expect(woman.hairColour).not.toMatch(/gray|white/i)
  }
})
