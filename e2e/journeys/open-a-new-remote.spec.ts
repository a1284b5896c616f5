import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registryEndpoints } from '@saidian/shared/contracts'
import { copyWorkspace, generateRemote, linkDependencies } from '@saidian/tools/new'
import { publishDist, registryClient } from '@saidian/tools/remote'
import { expect, test } from '../fixtures/test'

test('a generated remote is built, published and opened at its address', async ({ page, product }) => {
  test.setTimeout(180_000)
  const workspace = mkdtempSync(join(tmpdir(), 'saidian-new-remote-'))
  copyWorkspace(workspace)
  const { folder } = generateRemote(workspace, 'sample', '样例')
  linkDependencies(workspace, folder)
  const build = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build/build.ts', '--root', workspace, '--only', folder],
    { encoding: 'utf8' },
  )
  expect(build.stderr + build.stdout, 'the build says how it went').toContain(folder)
  expect(build.status).toBe(0)

  const client = registryClient({ internalUrl: product.internalUrl, varDir: product.varDir })
  const { name, version } = await publishDist(client, join(workspace, folder, 'dist'), 'e2e')
  await client.call(registryEndpoints.promote, { body: { name, version, actor: 'e2e' } })
  rmSync(workspace, { recursive: true, force: true })

  await page.goto('/sample')
  await expect(page.getByRole('heading', { name: '样例' })).toBeVisible()
  await page.getByRole('button', { name: '看比分' }).click()
  await expect(page).toHaveURL(/\/live\/hot$/)
})
