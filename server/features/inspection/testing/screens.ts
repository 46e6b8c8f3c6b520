import { appRouter } from '../../../router.ts'
import { type Screens, screensIn, trpc } from '../../../testing/screen.ts'

const inHeap = screensIn('photos')

export const screens: Screens = (ctx) => {
  const { inspection } = appRouter.createCaller(ctx)
  return [
    inHeap('statements', trpc.inspection.statements.queryKey(), () => inspection.statements()),
    inHeap('whether one is new', trpc.inspection.hasUnseen.queryKey(), () => inspection.hasUnseen()),
  ]
}
