import { z } from 'zod'
import { attributes, type TraitName } from '../../../db/reference/attributes.ts'

const chosen = <Name extends TraitName>(name: Name) => z.enum(attributes[name]).nullable()

/** Each trait of a member as they have chosen it; null where they say nothing of it. */
export const choices = {
  joiningReason: chosen('joiningReason'),
  relationshipStatus: chosen('relationshipStatus'),
  bodyType: chosen('bodyType'),
  hairColour: chosen('hairColour'),
  eyeColour: chosen('eyeColour'),
  tattoos: chosen('tattoos'),
}
