import { z } from 'zod'
import { memberPath } from '../../core/php/path.ts'
import { likeImageSchema, profileSchema, toLikeImage, toPhpProfile } from '../members/php-profile.ts'
import { list } from './lists.ts'
import { nextToShow } from './to-show.ts'

/** Old clients know no pages: they get what no screen of theirs is longer than. */
const longestList = 200

const likedBy = z.strictObject({
  id: z.uuid(),
  like_new: z.boolean().meta({ description: 'Until the member opens the profile' }),
})

const likeProfile = profileSchema.extend({ main_image: likeImageSchema.nullable() })

export const likesPhp = [
  memberPath({
    path: '/api/likes.php',
    method: 'GET',
    summary: 'Who likes the member: new likes first, then the latest',
    landers: 'readers',
    description: `The first ${longestList}. \`profiles\` and \`liked_by\` name the same people in the same order.`,
    answer: z.strictObject({ profiles: z.array(profileSchema), liked_by: z.array(likedBy) }),
    respond: async (ctx) => {
      const { cards } = await list(ctx, { type: 'received', limit: longestList })
      return {
        profiles: cards.map(toPhpProfile),
        liked_by: cards.map(({ id, newLike }) => ({ id, like_new: newLike })),
      }
    },
  }),
  memberPath({
    path: '/api/auto-like.php',
    method: 'GET',
    summary: 'The newest like that has not been shown yet, for the like modal',
    landers: 'readers',
    description: 'Each like is answered once. Nothing is ever made up: `profile` is null when there is none.',
    changes: true,
    answer: z.strictObject({ profile: likeProfile.nullable() }),
    respond: async (ctx) => {
      const card = await nextToShow(ctx)
      return { profile: card && { ...toPhpProfile(card), main_image: card.photo && toLikeImage(card.photo) } }
    },
  }),
]
