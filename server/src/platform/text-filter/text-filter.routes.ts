import { textFilterEndpoints } from '@saidian/shared/contracts/moderation'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http'
import { type Staff, staffOf, staffOnly } from '../staff'
import type { Entry, StoredEntry } from './entry'

type Entries = {
  entries: () => Promise<StoredEntry[]>
  save: (entry: Entry, by: string) => Promise<void>
}

export function textFilterRoutes(app: FastifyInstance, staff: Staff, filter: Entries): void {
  const about = ({ body }: { body: unknown }) => (body as { text?: string } | null)?.text ?? null
  staffOnly(app, staff, { scope: 'text-filter', about }, (scope) => {
    serve(scope, textFilterEndpoints.list, async () => ({
      entries: (await filter.entries()).map((entry) => ({
        ...entry,
        changedAt: entry.changedAt.toISOString(),
      })),
    }))
    serve(scope, textFilterEndpoints.save, async ({ body, request }) => {
      await filter.save(body, staffOf(request).name)
      return null
    })
  })
}
