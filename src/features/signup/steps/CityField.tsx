import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '@/ui/form/choice/Combobox.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { findRegion } from '../../../../db/reference/regions.ts'
import { useTRPC } from '../../../lib/trpc.ts'

export interface CityFieldProps {
  country: string
  region: string | null
  city: string | null
  onChange: (area: { city: string | null; region?: string }) => void
}

/** Where one lives, found by its beginning among all places of the country; it tells the region, too. */
export function CityField({ country, region, city, onChange }: CityFieldProps) {
  const trpc = useTRPC()
  const [isTyped, setTyped] = useState(false)
  const sought = isTyped ? (city ?? '').trim() : ''
  const places = useQuery(
    trpc.places.find.queryOptions(
      { country, region, text: sought },
      {
        enabled: sought !== '',
        staleTime: Number.POSITIVE_INFINITY,
        placeholderData: keepPreviousData,
        networkMode: 'always',
      },
    ),
  )
  const options = (sought && places.data) || []
  const choose = (place: (typeof options)[number]) => {
    setTyped(false)
    onChange({ city: place.name, region: place.region })
  }
  return (
    <Field name="city" label={m.signup_city()} note={m.signup_optional()} help={<Help />}>
      <Combobox
        text={city ?? ''}
        onType={(typed) => {
          setTyped(true)
          onChange({ city: typed || null })
        }}
        options={options.map((place) => ({
          key: `${place.region} ${place.name}`,
          label: place.name,
          detail: findRegion(place.region)?.name,
        }))}
        onChoose={(index) => choose(options[index]!)}
        onLeave={() => {
          const meant = options.find(({ name }) => isSame(name, sought))
          if (meant) choose(meant)
        }}
        status={statusOf(sought, places)}
        autoComplete="off"
        maxLength={60}
      />
    </Field>
  )
}

/** Whatever its case and accents. */
const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

function Help() {
  return (
    <>
      {m.signup_city_help()} <Sentence text={m.signup_city_source()} tags={{ geonames: geonamesLink }} />
    </>
  )
}

const geonamesLink = (text: string) => (
  <a href="https://www.geonames.org/" target="_blank" rel="noreferrer" className="underline underline-offset-2">
    {text}
  </a>
)

interface CityQuery {
  data?: unknown[]
  isError: boolean
  failureCount: number
  isPlaceholderData: boolean
}

function statusOf(sought: string, { data, isError, failureCount, isPlaceholderData }: CityQuery): string | undefined {
  if (!sought) return undefined
  if (isError || failureCount > 0) return m.signup_city_failed()
  if (!data || isPlaceholderData) return undefined
  return data.length > 0 ? m.signup_city_found({ count: data.length }) : m.signup_city_not_found()
}
