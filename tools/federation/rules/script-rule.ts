import type { RuleSetRule } from 'webpack'

/** Browsers of the last three years: what swc and lightningcss compile down to. */
export const BROWSERS = ['Safari >= 16', 'iOS >= 16', 'Chrome >= 100', 'Firefox >= 110']

/**
 * TypeScript and JSX through swc. Types are checked by `pnpm types`, not here. The production JSX runtime in every
 * mode: it is the one that a built shell provides, and a remote under development runs inside one by override.
 */
export function scriptRule(): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      env: { targets: BROWSERS.join(', ') },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
      },
      sourceMaps: true,
    },
  }
}
