import { drawYears } from './age.ts'
import { beards } from './beards.ts'
import { chooseLook } from './choose/index.ts'
import { clothes } from './clothes.ts'
import { earrings, glasses } from './extras.ts'
import { brows, eyes } from './eyes.ts'
import { drawCheeks, drawEars, drawFreckles, drawHead, drawNeck, faces, noses } from './face.ts'
import { grounds } from './grounds.ts'
import { hairStyles } from './hair/index.ts'
import type { PortraitLook, PortraitPerson } from './look.ts'
import { mouths } from './mouth.ts'
import { cloths, eyeColours, groundColours, hairColours, skins } from './palettes.ts'
import { HEIGHT, mirrored, moved, picture, turned, WIDTH } from './svg.ts'

/** A portrait as an SVG of 800 x 1000; the same seed and person always give the same picture. */
export function drawPortrait(seed: number, person: PortraitPerson): string {
  return drawLook(chooseLook(seed, person))
}

export function drawLook(look: PortraitLook): string {
  const cloth = cloths[look.cloth]
  const face = faces[look.face]
  const skin = skins[look.skin]
  const male = look.gender === 'male'
  const broad = (male ? 20 : -8) + (look.face === 'full' ? 12 : 0)
  const hair = hairLayers(look)
  const lean = (content: string) => turned(content, look.lean, 200, 340)

  const somebody =
    lean(hair.back) +
    drawNeck(face, skin, (male ? 43 : 30) + (look.face === 'full' ? 5 : 0)) +
    clothes[look.clothes](cloth, { skin, broad }) +
    lean(hair.shoulder) +
    lean(hair.ears + drawFace(look) + hair.front + drawOnFace(look))

  const { near, aside } = look
  return picture(
    grounds[look.ground](groundColours[look.groundColours]) +
      moved(somebody, WIDTH / 2 - (WIDTH / 2) * near + aside, HEIGHT - HEIGHT * near, near),
  )
}

function drawFace(look: PortraitLook): string {
  const skin = skins[look.skin]
  const face = faces[look.face]
  const hair = hairColours[look.hairColour]
  const female = look.gender === 'female'
  const isBearded = look.beard === 'full' || look.beard === 'long'
  const lip = female ? skin.lip : isBearded ? skin.base : skin.line
  return (
    drawHead(face, skin) +
    (female ? drawCheeks(skin) : '') +
    (look.freckles ? drawFreckles(skin) : '') +
    drawYears(look.age, skin) +
    beards[look.beard](face, hair) +
    mouths[look.mouth]({ lip, isPainted: female }) +
    noses[look.nose](skin) +
    eyes[look.eyes]({ eye: eyeColours[look.eyeColour], skin }) +
    brows[look.brows](hair)
  )
}

function drawOnFace(look: PortraitLook): string {
  const shown = hairStyles[look.hair].ears
  return glasses[look.glasses](look.glassesColour) + (shown ? earrings[look.earrings](look.jewelColour) : '')
}

function hairLayers(look: PortraitLook): { back: string; shoulder: string; front: string; ears: string } {
  const style = hairStyles[look.hair]
  const [hair, cloth] = [hairColours[look.hairColour], cloths[look.headCloth]]
  const side = (content: string) => (look.flipped && content ? mirrored(content) : content)
  return {
    back: side(style.back?.(hair, cloth) ?? ''),
    shoulder: side(style.shoulder?.(hair, cloth) ?? ''),
    front: side(style.front(hair, cloth)),
    ears: style.ears ? drawEars(skins[look.skin]) : '',
  }
}
