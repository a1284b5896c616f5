import { execFileSync } from 'node:child_process'
import { connectionLimits, readDescriptorLimit } from './descriptor-limit'

test('the limit of this process equals `ulimit -n` of its shell', () => {
  // A child process inherits the limit.
  const ofShell = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  expect(String(readDescriptorLimit())).toBe(ofShell)
})

test.each([
  [20_000, {}, { total: 19_000, perNetwork: 1_900 }],
  [300, {}, { total: 172, perNetwork: 64 }],
  [100, {}, { total: 32, perNetwork: 32 }],
  [20_000, { total: 5_000 }, { total: 5_000, perNetwork: 500 }],
  [20_000, { total: 50_000, perNetwork: 50_000 }, { total: 19_000, perNetwork: 19_000 }],
])('%i descriptors and the settings %j make the limits %j', (descriptors, given, limits) => {
  expect(connectionLimits(descriptors, given)).toEqual(limits)
})
