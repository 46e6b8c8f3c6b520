import { createAtom, useSelector } from '@tanstack/react-store'
import { cardsAtATime } from '../../../../server/features/swipe/rules/likes.ts'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'

export type DeckCard = Outputs['swipe']['cards'][number]
export type SwipeFilters = Inputs['swipe']['cards']
export type DeckChoice = 'like' | 'pass'

interface Deck {
  /** The search that it is of; undefined before there is any. */
  search?: string
  /** The first one lies on top. */
  cards: readonly DeckCard[]
  /** The server had no others. */
  isWhole: boolean
  /** What was swiped last, and can be undone; `at` as events say it (`timeStamp`). */
  last?: { card: DeckCard; choice: DeckChoice; at: number }
  /** Ids that the server may still return, because it has not received the swipe yet. */
  swiped: ReadonlySet<string>
  /** Ids of members liked on this page whose like the live stream has not sent yet. */
  untold: ReadonlySet<string>
}

const noDeck: Deck = { cards: [], isWhole: false, swiped: new Set(), untold: new Set() }

/** It outlives its page: who looks at a profile comes back to the same card. */
const deck = createAtom<Deck>(noDeck)

export const useDeck = (): Deck => useSelector(deck)
export const currentDeck = (): Deck => deck.get()

const searchOf = (filters: SwipeFilters) => JSON.stringify(filters)

/** Below so many cards others are fetched: there is always a next one, with its photo. */
const few = 6

export function wantsCards({ search, cards, isWhole }: Deck, filters: SwipeFilters): boolean {
  return search !== searchOf(filters) || (cards.length < few && !isWhole)
}

/** What the server has found goes under what lies there; another search makes another deck. */
export function addToDeck(filters: SwipeFilters, found: readonly DeckCard[]): void {
  const search = searchOf(filters)
  const isWhole = found.length < cardsAtATime
  deck.set((before) => {
    const { swiped, untold } = before
    const wanted = found.filter(({ id }) => !swiped.has(id))
    if (before.search !== search) return { search, cards: wanted, isWhole, swiped, untold }
    const others = wanted.filter(({ id }) => !before.cards.some((card) => card.id === id))
    const isSame = others.length === 0 && isWhole === before.isWhole
    return isSame ? before : { ...before, cards: [...before.cards, ...others], isWhole }
  })
}

/** Takes the top card away, at a moment as events say it; undefined when there is none. */
export function takeTop(choice: DeckChoice, at: number): DeckCard | undefined {
  const [card, ...cards] = deck.get().cards
  if (!card) return
  deck.set(({ swiped, untold, ...before }) => ({
    ...before,
    cards,
    last: { card, choice, at },
    swiped: new Set([...swiped, card.id]),
    untold: choice === 'like' ? new Set([...untold, card.id]) : untold,
  }))
  return card
}

/** Milliseconds until a card is off the table, and the second tap of a double tap has come. */
export const flight = 350

/** Whether a press at that moment was meant for the previous card: the next one has only just come under the finger. */
export function isSecondPress(at: number): boolean {
  const { last } = deck.get()
  return last !== undefined && at - last.at < flight
}

/** Puts an undone card back on top. After that there is nothing left to undo. */
export function layBack(card: DeckCard): void {
  deck.set(({ cards, swiped, ...before }) => ({
    ...before,
    last: undefined,
    cards: [card, ...cards.filter(({ id }) => id !== card.id)],
    swiped: without(card.id, swiped),
  }))
}

/**
 * Returns a card whose swipe the server refused or did not answer. A live event then takes it off the deck: the
 * like was made elsewhere, or the server accepted this one after all.
 */
export function layBackRefused(card: DeckCard): void {
  layBack(card)
  forgetUntold(card.id)
}

/** A live event: the member liked someone elsewhere, or here, where they may have undone it meanwhile. */
export function noteLiked(memberId: string): void {
  if (deck.get().untold.has(memberId)) forgetUntold(memberId)
  else takeOffDeck(memberId)
}

function forgetUntold(memberId: string): void {
  deck.set((before) => ({ ...before, untold: without(memberId, before.untold) }))
}

const without = (memberId: string, ids: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => id !== memberId))

/** Somebody who is not to be shown any more. */
export function takeOffDeck(memberId: string): void {
  deck.set((before) => ({
    ...before,
    cards: before.cards.filter(({ id }) => id !== memberId),
    swiped: new Set([...before.swiped, memberId]),
  }))
}

export const emptyDeck = (): void => deck.set(noDeck)
