import { securityEndpoints } from '@saidian/shared/contracts/security'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../../platform/errors'
import { serve } from '../../platform/http'
import { covers, type Staff, type StaffToken, staffOf, staffOnly } from '../../platform/staff'

const DEFAULT_RECORDS = 50

export function securityRoutes(app: FastifyInstance, staff: Staff): void {
  const { tokens, securityLog } = staff
  const about = ({ body }: { body: unknown }) => {
    const { name, id } = (body ?? {}) as { name?: string; id?: string }
    return name ?? id ?? null
  }

  staffOnly(app, staff, { scope: 'tokens', about }, (scope) => {
    serve(scope, securityEndpoints.createToken, async ({ body, request }) => {
      const { name, scopes } = staffOf(request)
      // A token cannot grant more scopes than it has.
      if (!body.scopes.every((each) => covers(scopes, each)))
        throw new RequestError('auth.not_allowed')
      const made = await tokens.create({ ...body, createdBy: name })
      return { ...shown(made), secret: made.secret }
    })
    serve(scope, securityEndpoints.listTokens, async () => ({
      tokens: (await tokens.list()).map(shown),
    }))
    serve(scope, securityEndpoints.revokeToken, async ({ body }) => ({
      isRevoked: await tokens.revoke(body.id),
    }))
  })

  staffOnly(app, staff, { scope: 'security-log' }, (scope) => {
    serve(scope, securityEndpoints.listRecords, async ({ query }) => {
      const records = await securityLog.newest(query.limit ?? DEFAULT_RECORDS)
      return {
        records: records.map(({ hash: _, at, ...record }) => ({ ...record, at: at.toISOString() })),
      }
    })
    serve(scope, securityEndpoints.verifyLog, () => securityLog.verify())
  })
}

function shown({ id, name, scopes, created_by, created_at, expires_at, revoked_at }: StaffToken) {
  return {
    id,
    name,
    scopes,
    createdBy: created_by,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    revokedAt: revoked_at?.toISOString() ?? null,
  }
}
