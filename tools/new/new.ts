/** `pnpm new remote <name> [--title 标题]`: generates a remote of the standard structure. */
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../federation'
import { generateRemote } from './generate-remote'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' } },
})
const [kind, name] = positionals

if (kind !== 'remote' || !name) {
  console.error('Usage: pnpm new remote <name> [--title 标题]')
  process.exit(1)
}

try {
  const { folder, written } = generateRemote(workspaceRoot, name, values.title)
  for (const path of written) console.log(`  ${folder}/${path}`)
  console.log(`
Next: pnpm install, then
  pnpm --filter @saidian/${folder} dev      the remote alone
  npx jest ${folder}                        its tests
  pnpm build --only ${folder}               its build, ready for pnpm remote publish ${folder}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
