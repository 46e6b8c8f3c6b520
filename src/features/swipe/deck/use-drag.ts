import { type RefCallback, useCallback, useEffectEvent } from 'react'
import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'
import { answerDrawn } from '../../../lib/navigation/answer-drawn.ts'
import type { DeckChoice } from './deck.ts'

const follower = loadPatiently(() => import('./follow-drag.ts'), 'follow-drag')

/**
 * The `ref` of the card on top, which then follows who drags it. What that takes is loaded apart; there are buttons and keys
 * meanwhile.
 */
export function useDrag(onChoice: (choice: DeckChoice, at: number) => void): RefCallback<HTMLElement> {
  const choose = useEffectEvent(onChoice)
  return useCallback((card) => {
    let end = () => {}
    let isOver = false
    // Behind the picture that answers to the swipe before.
    void Promise.all([follower, answerDrawn()]).then(([{ followDrag }]) => {
      if (card && !isOver) end = followDrag(card, (choice, at) => choose(choice, at))
    })
    return () => {
      isOver = true
      end()
    }
  }, [])
}
