import { z } from 'zod'
import { php } from '../../core/php/plugin.ts'
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

export const likesPhp = php()
  .get(
    '/api/likes.php',
    async ({ ctx }) => {
      const { items } = await list(ctx, { type: 'received', limit: longestList })
      return {
        profiles: items.map(toPhpProfile),
        liked_by: items.map(({ id, newLike }) => ({ id, like_new: newLike })),
      }
    },
    {
      member: { landers: 'readers' },
      response: { 200: z.strictObject({ profiles: z.array(profileSchema), liked_by: z.array(likedBy) }) },
      detail: {
        summary: 'Who likes the member: new likes first, then the latest',
        description: `The first ${longestList}. \`profiles\` and \`liked_by\` name the same people in the same order.`,
      },
    },
  )
  .get(
    '/api/auto-like.php',
    async ({ ctx }) => {
      const card = await nextToShow(ctx)
      return { profile: card && { ...toPhpProfile(card), main_image: card.photo && toLikeImage(card.photo) } }
    },
    {
      member: { landers: 'readers', changes: true },
      response: { 200: z.strictObject({ profile: likeProfile.nullable() }) },
      detail: {
        summary: 'The newest like that has not been shown yet, for the like modal',
        description: 'Each like is answered once. Nothing is ever made up: `profile` is null when there is none.',
      },
    },
  )
