import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders, workspaceRoot } from '../federation'

const withCode = remoteFolders().filter((folder) =>
  existsSync(join(workspaceRoot, folder, 'src/remote.ts')),
)

test.each(withCode)('%s runs the contract test of remotes', (folder) => {
  const file = join(workspaceRoot, folder, 'src/remote.contract.test.ts')
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('testRemote(remote, meta')
})
