import type { Import } from '../imports.ts'

/** The table of ARCHITECTURE.md. */
export interface ImportRule {
  files: RegExp
  forbidden: RegExp
  except?: RegExp
  /** Types may be imported all the same: they are gone at run time. */
  typesAllowed?: boolean
  /** Test files and what only they use are bound too. */
  bindsTests?: boolean
  reason: string
}

/** What needs neither a database nor a context: data, names of refusals, texts, rules. */
const PURE =
  /^(db\/reference\/|server\/refusals\.ts$|server\/core\/(refusals?|values\/(text|wait))\.ts$|server\/features\/[^/]+\/(refusals\.ts$|rules(\.ts$|\/)))/

const LAYERS = /^(db|server|src|e2e|bench)\//

export const importRules: ImportRule[] = [
  {
    files: /^(server|src)\//,
    forbidden: /^npm:drizzle-orm/,
    bindsTests: true,
    reason: 'all SQL lives in db/',
  },
  {
    files: /^(server|src)\//,
    forbidden: /^db\/(schema\/|queries\/held\.ts$)/,
    typesAllowed: true,
    reason: 'tables are read, and rows held, by queries',
  },
  {
    files: /^db\/schema\//,
    forbidden: LAYERS,
    except: /^db\/(schema\/|reference\/|json\.ts$)/,
    reason: 'the schema knows nothing but itself',
  },
  {
    files: /^db\/queries\//,
    forbidden: LAYERS,
    except: /^db\/(?!demo\/|testing\/)/,
    reason: 'queries know the schema and nothing above it',
  },
  {
    files: /^db\/queries\//,
    forbidden: /^db\/queries\/(accounts|blocks)\.ts$/,
    typesAllowed: true,
    reason: 'who is there for whom is asked of db/queries/visibility.ts',
  },
  {
    files: /^db\/(?!demo\/)/,
    forbidden: /^(server|src|e2e)\//,
    reason: 'the database knows nothing of who uses it',
  },
  {
    files: /^server\/features\/[^/]+\/rules(\.ts$|\/)/,
    forbidden: /^(db\/|server\/)/,
    except: PURE,
    typesAllowed: true,
    reason: 'rules are pure: no database, no clock, no context',
  },
  {
    files: /^server\/features\/[^/]+\/(router|php)\.ts$/,
    forbidden: /^db\//,
    except: /^db\/reference\//,
    reason: 'a transport calls its service, never the database',
  },
  {
    files: /^server\/(?!(app|world|start|index)\.ts$|render\/|features\/[^/]+\/feature\.ts$)/,
    forbidden: /^server\/(features\/[^/]+\/)?(router|php)\.ts$/,
    typesAllowed: true,
    reason: 'nothing points back at a transport',
  },
  {
    files: /^server\/(gateways|core\/jobs)\//,
    forbidden: /^db\/(queries|schema)\//,
    typesAllowed: true,
    reason: 'jobs and gateways leave the database to the services',
  },
  {
    files: /^server\/(core|render)\//,
    forbidden: /^server\/(features\/|features\.ts$)/,
    reason: 'core and render know no feature, not even its types',
  },
  {
    files: /^server\/core\//,
    forbidden: /^server\/(render\/|router\.ts$|php\.ts$|app\.ts$|world\.ts$|start\.ts$)/,
    reason: 'the core knows nothing that stands on it',
  },
  {
    files: /^server\/(?!render\/)/,
    forbidden: /^src\//,
    reason: 'only the rendering of pages knows the client',
  },
  {
    files: /^src\//,
    forbidden: /^(server|db|e2e|scripts)\//,
    except: PURE,
    typesAllowed: true,
    reason: 'the client takes only types and pure rules from the server',
  },
  {
    files: /^src\/features\//,
    forbidden: /^src\/(routes\/|shell\/|[^/]+$)/,
    reason: 'routes and the shell show features, not the other way round',
  },
  {
    files: /^src\/(ui|lib|shell)\//,
    forbidden: /^src\/(routes\/|features\/|[^/]+$)/,
    reason: 'ui, lib and shell know no feature, not even its types',
  },
  {
    files: /^src\/(ui|lib)\//,
    forbidden: /^src\/shell\//,
    reason: 'ui and lib know nothing that stands on them',
  },
  {
    files: /^src\/ui\//,
    forbidden: /^(src\/lib\/|i18n\/|npm:@trpc\/|npm:@tanstack\/react-query)/,
    reason: 'the design system has no product words and no data',
  },
  {
    files: /^e2e\//,
    forbidden: LAYERS,
    except: /^(db\/testing|e2e)\//,
    bindsTests: true,
    typesAllowed: true,
    reason: 'a journey sees the product from outside',
  },
]

export function breaks({ from, to, typeOnly }: Import, rule: ImportRule): boolean {
  if (!rule.files.test(from) || !rule.forbidden.test(to) || rule.except?.test(to)) return false
  if (rule.typesAllowed && typeOnly) return false
  return rule.bindsTests === true || !/\.test\.tsx?$|\/testing\//.test(from)
}
