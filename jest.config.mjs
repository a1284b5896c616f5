import { availableParallelism } from 'node:os'
import compiler from './tools/jest/compiler.cjs'
import { putTemporaryFilesInMemory } from './tools/verify/temporary-files.mjs'

putTemporaryFilesInMemory()

/** Packages published as ES modules only: jest runs CommonJS, so they are transpiled too. */
const esmOnly = [
  'typebox',
  'nanoid',
  'antd-mobile',
  'echarts',
  'zrender',
  'cookie',
  'content-disposition',
  'uuid',
  'qr',
  'idb',
  'mdast-util-[a-z-]+',
  'micromark[a-z-]*',
  'unist-util-[a-z-]+',
  'decode-named-character-reference',
  'character-entities',
  'ccount',
  'devlop',
  'markdown-table',
  'longest-streak',
  'zwitch',
]

/** Tests of pages and of what touches the document; all others of the browser’s code need none. */
const withDom = '([^/]*\\.test\\.tsx|[^/]*\\.dom\\.test\\.ts|remote\\.contract\\.test\\.ts)'

/** Suites of minutes, which repeat what a shorter one tries; `npm test -- --long` runs them. */
const long = process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.ts$']

const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', compiler] },
  transformIgnorePatterns: [`node_modules/(?!(\\.pnpm/)?(${esmOnly.join('|')})[@/])`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/var/', '/e2e/', ...long],
  modulePathIgnorePatterns: ['/dist/', '/var/'],
}

/** @type {import('jest').Config} */
export default {
  // Builds, databases and processes start in many of them, on a machine that may be loaded.
  testTimeout: 240_000,
  // Beside `var/test/compiled`, and not in memory, which the next day has lost.
  cacheDirectory: '<rootDir>/var/test/jest',
  // With one worker, jest’s default on two cores, one waits for databases, processes and browsers.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tools/jest/css-modules.cjs',
        '\\.css$': '<rootDir>/tools/jest/empty.cjs',
      },
      testRegex: `/(shell|shared|mf-[a-z-]+|tools)/.*/${withDom}$`,
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/jest/node/environment.cjs',
      runtime: '<rootDir>/tools/jest/node/runtime.cjs',
      globalSetup: '<rootDir>/server/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/server/src/testing/global-teardown.ts',
      testMatch: [
        '<rootDir>/{server,tools}/**/*.test.ts',
        '<rootDir>/{shell,shared,mf-*}/src/**/*.test.ts',
      ],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, `/${withDom}$`],
    },
  ],
}
