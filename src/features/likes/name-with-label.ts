import { m } from '~words'

/** A name where there is no room for the label of a fictional profile but in words. */
export function nameWithLabel({ name, fictional }: { name: string; fictional: boolean }): string {
  return fictional ? m.likes_fictional_name({ name }) : name
}
