import { mkdirSync, writeFileSync } from 'node:fs'
import { killToReady } from './kill-to-ready'
import { recoveredShare } from './recovered-share'

/** `pnpm bench restart`: writes var/bench/restart.json. */
const ROUNDS = 10

const seconds = (await killToReady(ROUNDS)).sort((a, b) => a - b)
const share = await recoveredShare()
const measures = [
  {
    what: `SIGKILL of the server to READY, p50 of ${ROUNDS}`,
    value: seconds[Math.floor(ROUNDS / 2)],
    unit: 's',
    target: 3,
  },
  {
    what: `SIGKILL of the server to READY, maximum of ${ROUNDS}`,
    value: seconds.at(-1),
    unit: 's',
  },
  {
    what: 'clients that need no snapshot after SIGKILL of their gateway',
    value: 100 * share,
    unit: '%',
    target: 90,
    atLeast: true,
  },
]
mkdirSync('var/bench', { recursive: true })
writeFileSync(
  'var/bench/restart.json',
  `${JSON.stringify({ name: 'restart', measures }, null, 2)}\n`,
)
