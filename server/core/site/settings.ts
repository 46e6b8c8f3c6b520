import { z } from 'zod'
import { locales } from '../i18n/locales.ts'

/** A setting that an operator can change per site: its schema with the default, and whether browsers get it. */
export interface Setting<Schema extends z.ZodType = z.ZodType, IsPublic extends boolean = boolean> {
  schema: Schema
  isPublic: IsPublic
}

export type Settings = Readonly<Record<string, Setting>>

/** Sent to browsers with every page of the site. */
export const publicSetting = <Schema extends z.ZodType>(schema: Schema): Setting<Schema, true> => ({
  schema,
  isPublic: true,
})

/** Never sent to browsers. */
export const secretSetting = <Schema extends z.ZodType>(schema: Schema): Setting<Schema, false> => ({
  schema,
  isPublic: false,
})

/** An origin as browsers write it: scheme, host, and a port that is not the scheme's own. */
const origin = z
  .string()
  .max(300)
  .refine((value) => /^https?:/.test(value) && URL.parse(value)?.origin === value, { message: 'must be an origin' })

/** What every request needs. */
export const baseSettings = {
  name: publicSetting(z.string().min(1).max(40).default('Vonk')),
  domainLanguage: publicSetting(z.enum(locales).default('nl')),
  /** The languages the visible catalogue offers. */
  offeredLocales: publicSetting(z.array(z.enum(locales)).min(1).default(['nl', 'en'])),
  /** Whose pages elsewhere may sign visitors up and ask in their name (docs/lander-guide.md). */
  landerOrigins: secretSetting(z.array(origin).default([])),
  /** Whether those pages may also read the data of a member who is logged in; never a message. */
  landersReadMembers: secretSetting(z.boolean().default(false)),
}

/** For `DeclaredSettings`, which a type alone can extend. */
export type AsDeclared<Own extends Settings> = Own

/** Every setting by its name: each feature adds its own (`interface DeclaredSettings extends Declared<typeof …> {}`). */
export interface DeclaredSettings extends AsDeclared<typeof baseSettings> {}

type ValueOf<Own> = Own extends Setting<infer Schema> ? z.infer<Schema> : never
type PublicName = {
  [Name in keyof DeclaredSettings]: DeclaredSettings[Name] extends Setting<z.ZodType, true> ? Name : never
}[keyof DeclaredSettings]

export type SiteSettings = { [Name in keyof DeclaredSettings]: ValueOf<DeclaredSettings[Name]> }
export type PublicSettings = Pick<SiteSettings, PublicName>

export interface Site {
  id: string
  hosts: string[]
  settings: SiteSettings
}

const declared = new Map<string, Setting>(Object.entries(baseSettings))
let isRead = false

/** Adds the settings of a feature (core/feature.ts). Throws when a name is taken, or sites have been read without it. */
export function declareSettings(settings: Settings): void {
  for (const [name, setting] of Object.entries(settings)) {
    if (isRead || declared.has(name)) throw new Error(`setting ${name} is declared ${isRead ? 'too late' : 'twice'}`)
    declared.set(name, setting)
  }
}

/** All that an operator can set: complete once the features have been loaded (server/settings.ts). */
export const siteSettings = z.lazy(() => schemaOf(() => true)) as unknown as z.ZodType<SiteSettings>

/** The settings that browsers get. */
export const publicSettings = z.lazy(() => schemaOf(({ isPublic }) => isPublic)) as unknown as z.ZodType<PublicSettings>

function schemaOf(isWanted: (setting: Setting) => boolean) {
  isRead = true
  const wanted = [...declared].filter(([, setting]) => isWanted(setting))
  return z.object(Object.fromEntries(wanted.map(([name, { schema }]) => [name, schema])))
}
