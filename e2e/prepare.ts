import { prepareProducts } from './fixtures/prepared-product'

/** Before the first worker: the history of the demo pays in a run of all journeys alone. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default function prepare(): Promise<() => void> {
  return prepareProducts({ hasHistory: Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME) })
}
