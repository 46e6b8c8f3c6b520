import type { AnyTRPCProcedure, AnyTRPCRouter, TRPCProcedureType } from '@trpc/server'

import type { ProcedureMeta } from '../declared.ts'

type Types = ReadonlyMap<string, TRPCProcedureType>

const known = new WeakMap<AnyTRPCRouter, Types>()

/** What kind each procedure of a router is, by its path; nothing for a path that is none. */
export function typeOf(router: AnyTRPCRouter, path: string): TRPCProcedureType | undefined {
  const types = known.get(router) ?? typesIn(router)
  known.set(router, types)
  return types.get(path)
}

/** Whether it is answered under the path of the back office alone; false for a path that is none. */
export function isOfficeProcedure(router: AnyTRPCRouter, path: string): boolean {
  const procedures: Record<string, AnyTRPCProcedure | undefined> = router._def.procedures
  return Object.hasOwn(procedures, path) && (procedures[path]?.meta as ProcedureMeta | undefined)?.isOffice === true
}

function typesIn(router: AnyTRPCRouter): Types {
  const procedures = Object.entries<AnyTRPCProcedure>(router._def.procedures)
  return new Map(procedures.map(([path, procedure]) => [path, procedure._def.type]))
}
