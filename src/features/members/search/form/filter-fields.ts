import { type Filters, filtersOf, listNames, parseSearchParams } from '../filters.ts'

/** Filters beyond who somebody is, their age and where they live, and the order. */
export type Details = Omit<Filters, 'gender' | 'country' | 'region' | 'minAge' | 'maxAge'>

export function detailsOf({ gender, country, region, minAge, maxAge, ...details }: Filters): Details {
  return details
}

const listed = (name: string) => listNames.some((list) => list === name)

/** What is chosen in the fields, which bear the names of the address. Nobody is younger than the site's `lowest` age. */
export function filtersIn(fields: FormData, lowest: number): Filters {
  const values = [...new Set(fields.keys())].map((name) => [
    name,
    listed(name) ? fields.getAll(name) : fields.get(name),
  ])
  const { minAge, ...rest } = filtersOf(parseSearchParams(Object.fromEntries(values)), {})
  return minAge === lowest ? rest : { minAge, ...rest }
}
