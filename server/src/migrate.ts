import { runCommand } from './command'
import { ConfigError } from './config'
import { migrateBack, migrateUp, migrationStates } from './platform/database'

const USAGE = 'usage: pnpm migrate status | up | down [number of migrations, 1 when absent]'

/** `pnpm migrate`: shows the applied migrations, and steps in both directions. */
await runCommand(async ({ url, log }, args) => {
  const [action = 'status', given = '1'] = args
  const count = Number(given)
  if (!['status', 'up', 'down'].includes(action) || !Number.isInteger(count) || count < 1)
    throw new ConfigError(USAGE)
  if (action === 'up') await migrateUp(url, log)
  if (action === 'down') await migrateBack(url, count, log)
  const states = await migrationStates(url)
  return states.map(({ name, state }) => `${state.padEnd(8)} ${name}`).join('\n')
})
