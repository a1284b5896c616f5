import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@saidian/shared/contracts/http'

const CONTRACTS = path.resolve(__dirname, '../../../shared/src/contracts')

/** The endpoints of every domain of the contracts, of new ones too. */
export const ALL_ENDPOINTS: Endpoint[] = readdirSync(CONTRACTS)
  .flatMap((domain) => Object.values<unknown>(require(path.join(CONTRACTS, domain))))
  .filter(isEndpoint)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
