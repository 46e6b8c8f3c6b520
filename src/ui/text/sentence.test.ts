import { expect, test } from 'bun:test'
import { splitTags } from './sentence.ts'

const pieces = (sentence: string) => splitTags(sentence).map(({ tag, text }) => (tag ? { tag, text } : { text }))

test('a sentence with links in it is cut at its tags, whatever their order', () => {
  expect(pieces('Read the <terms>terms</terms> and our <privacy>privacy policy</privacy>.')).toEqual([
    { text: 'Read the ' },
    { tag: 'terms', text: 'terms' },
    { text: ' and our ' },
    { tag: 'privacy', text: 'privacy policy' },
    { text: '.' },
  ])
})

test('a sentence without tags stays whole, a lone angle bracket too', () => {
  expect(pieces('1 < 2, and that is it')).toEqual([{ text: '1 < 2, and that is it' }])
})

test('a tag at either end leaves no empty piece', () => {
  expect(pieces('<a>all of it</a>')).toEqual([{ tag: 'a', text: 'all of it' }])
})
