import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'

/** Browsers of the last three years: the targets of swc and lightningcss. */
export const BROWSERS = ['Safari >= 16', 'iOS >= 16', 'Chrome >= 100', 'Firefox >= 110']

/** swc marks components only together with the development runtime of JSX: ours replaces it. */
const MARKED = {
  runtime: 'automatic',
  development: true,
  refresh: true,
  importSource: fileURLToPath(new URL('../dev', import.meta.url)),
}

/**
 * TypeScript and JSX through swc. `pnpm types` checks types, this build does not. Every mode uses
 * the production JSX runtime: a built shell provides it, and a remote under development runs inside
 * one by override.
 * @param hasFastRefresh marks components for Fast Refresh; the build brings `tools/federation/dev`
 */
export function scriptRule(hasFastRefresh = false): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      env: { targets: BROWSERS.join(', ') },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: hasFastRefresh ? MARKED : { runtime: 'automatic', development: false },
        },
      },
      sourceMaps: true,
    },
  }
}
