import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Clock } from '../../platform/clock'
import { REPORT_PATH } from '../../platform/http'
import { createWindowLimit } from '../../platform/limits'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'

const MAX_BODY_BYTES = 16 * 1024
/** Maximum of reports in one body. */
const MAX_REPORTS = 20
/** Maximum of reports that this process reads in a minute; browser extensions cause many. */
const REPORTS_A_MINUTE = 600
/** Maximum of logged reports in a minute: a sample is enough. */
const LINES_A_MINUTE = 10
const MINUTE_MS = 60_000
const KNOWN_DIRECTIVE = /^[a-z-]{1,40}$/

type CspReportDeps = { clock: Clock; log: Logger; metrics: Metrics }

/**
 * Counts reports of browsers by directive and logs a sample. Stores nothing, because anyone may
 * send anything.
 */
export function cspReportRoutes(
  app: FastifyInstance,
  { clock, log, metrics }: CspReportDeps,
): void {
  const blocked = new Counter({
    name: 'csp_reports_total',
    help: 'What the policy of a page has blocked, by directive',
    labelNames: ['directive'],
    registers: [metrics],
  })
  const read = createWindowLimit(REPORTS_A_MINUTE, MINUTE_MS, clock)
  const lines = createWindowLimit(LINES_A_MINUTE, MINUTE_MS, clock)

  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, body),
    )
    scope.post(REPORT_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      for (const report of reportsIn(request.body)) {
        if (!read.take()) break
        const directive = directiveOf(report)
        blocked.inc({ directive })
        if (lines.take()) log.warn({ directive, ...whereOf(report) }, 'a page violated its policy')
      }
      return reply.status(204).send()
    })
  })
}

type Report = Record<string, unknown>

/** Reports of either form: `report-uri` sends one object, `report-to` a list. */
function reportsIn(body: unknown): Report[] {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : null
    const found = Array.isArray(value)
      ? value.slice(0, MAX_REPORTS).map((each) => memberOf(each, 'body'))
      : [memberOf(value, 'csp-report')]
    return found.filter((each): each is Report => typeof each === 'object' && each !== null)
  } catch {
    return []
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
}

function directiveOf(report: Report): string {
  const text =
    report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']
  const [name = ''] = typeof text === 'string' ? text.split(' ') : []
  return KNOWN_DIRECTIVE.test(name) ? name : 'unknown'
}

/** Addresses without their query, which may contain private data. */
function whereOf(report: Report): { page: string; blocked: string } {
  const text = (value: unknown) =>
    typeof value === 'string' ? (value.split(/[?#]/)[0] ?? '').slice(0, 200) : ''
  return {
    page: text(report.documentURL ?? report['document-uri']),
    blocked: text(report.blockedURL ?? report['blocked-uri']),
  }
}
