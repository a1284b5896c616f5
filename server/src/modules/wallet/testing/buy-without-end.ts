import { connect } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createLedger } from '../ledger.service'
import { payment } from '../transfer.rules'

// A separate process that buys over four connections at once until it is killed.
const [, , url = '', memberId = ''] = process.argv
const ledger = createLedger({
  db: connect(url, createLog('silent'), { max: 4 }),
  clock: { now: () => Date.now() },
})

async function buy(line: number): Promise<void> {
  for (let number = 0; ; number++) {
    await ledger.transfer(
      payment({
        key: `kill/${process.pid}/${line}/${number}`,
        kind: 'test',
        reference: 'thing',
        from: { member: memberId },
        to: { house: 'revenue' },
        amount: 1,
        title: '购买',
      }),
    )
    if (number === 0) process.stdout.write('buying\n')
  }
}

for (const line of [1, 2, 3, 4]) void buy(line)
