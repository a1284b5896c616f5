// What the tests need from the machine: a Chromium, Chinese fonts and a NATS server.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, run, say } from '../start/steps.mjs'

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const hasChromium = () =>
  Boolean(process.env.CHROMIUM_PATH) || has('chromium') || has('google-chrome')
const hasChineseFont = () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')

/**
 * Installs by apt as root on Debian; elsewhere takes Playwright's own browser and says what is
 * missing.
 */
export function provideNeeds() {
  const missing = []
  if (!hasChromium()) missing.push('chromium')
  if (!hasChineseFont()) missing.push('fonts-noto-cjk')
  if (!has('nats-server')) missing.push('nats-server')
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && has('apt-get')) {
    say(`installing ${missing.join(', ')} by apt`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return
  }
  if (missing.includes('chromium')) run('e2e/node_modules/.bin/playwright', ['install', 'chromium'])
  if (missing.includes('nats-server'))
    fail('nats-server is needed for the bus tests: install it and put it on the PATH.')
}
