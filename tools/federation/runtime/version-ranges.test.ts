import { satisfy } from './version-ranges.mjs'

const { satisfy: reference } = jest.requireActual<{ satisfy: typeof satisfy }>(
  '@module-federation/runtime',
)

const VERSIONS = ['0.0.3', '0.4.0', '0.4.9', '0.5.0', '1.0.0', '1.2.3', '1.10.0', '2.0.0', '19.3.1']
const RANGES = VERSIONS.flatMap((version) => [`^${version}`, `<=${version}`, version])

test.each(RANGES)('%s holds for the same versions as in the runtime', (range) => {
  const holds = (check: typeof satisfy) => VERSIONS.filter((version) => check(version, range))
  expect(holds(satisfy)).toEqual(holds(reference))
})

test.each(['>=1.0.0', '1.x', '~1.0.0', '', '^1.0.0 || ^2.0.0'])(
  'a range that no build of ours writes holds for no version: %p',
  (range) => {
    expect(satisfy('1.0.0', range)).toBe(false)
  },
)
