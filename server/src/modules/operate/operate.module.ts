import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import { type Staff, staffOnly } from '../../platform/staff'
import { operateInternalRoutes, operateRoutes } from './operate.routes'
import { createOperate } from './operate.service'

/** What operators announce to every reader. */
export function operateModule(deps: { db: Db; clock: Clock; staff: Staff }): Module {
  const operate = createOperate(deps)
  const about = ({ body }: { body: unknown }) => {
    const { id, text } = (body ?? {}) as { id?: string; text?: string }
    return id === undefined ? (text ?? null) : `notice ${id}`
  }
  return {
    name: 'operate',
    routes: (app) => operateRoutes(app, operate),
    internalRoutes: (app) =>
      staffOnly(app, deps.staff, { scope: 'operate', about }, (scope) =>
        operateInternalRoutes(scope, operate),
      ),
  }
}
