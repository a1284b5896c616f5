import { createHmac } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import { findAccount } from '../member/account.repository'
import { type AccountsWorld, loggedIn, makeMember, openAccounts } from '../testing'
import { createHasher } from './hasher'
import { createSecrets } from './secrets'

const PASSWORD = 'kuai-le-zu-qiu-7'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts({ hasRealHashes: true })
})
afterAll(() => world.close())

const secretsOf = (passwordPepper = '') => createSecrets({ passwordPepper, varDir: world.varDir })

test('a hash is argon2id of 19 MiB and two passes, and never the same twice', async () => {
  const hasher = createHasher(secretsOf())
  const hashes = [await hasher.hash(PASSWORD), await hasher.hash(PASSWORD)]
  for (const one of hashes) expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(hashes).size).toBe(2)
  expect(await hasher.verify(hashes[0] ?? '', PASSWORD)).toBe(true)
  expect(await hasher.verify(hashes[0] ?? '', `${PASSWORD}!`)).toBe(false)
  expect(await hasher.verify(null, PASSWORD)).toBe(false)
})

test('a hash is worthless without the pepper', async () => {
  const mine = createHasher(secretsOf('a pepper of forty characters or even more'))
  const theirs = createHasher(secretsOf('another one of forty characters or more...'))
  const made = await mine.hash(PASSWORD)
  expect(await mine.verify(made, PASSWORD)).toBe(true)
  expect(await theirs.verify(made, PASSWORD)).toBe(false)
})

test('the pepper is created once, also by concurrent starts, for its owner only', async () => {
  const peppers = await Promise.all(
    Array.from({ length: 8 }, async () => (await secretsOf()()).pepper.toString('hex')),
  )
  expect(new Set(peppers).size).toBe(1)
  const { mode } = await stat(path.join(world.varDir, 'keys', 'password-pepper.json'))
  expect(mode & 0o777).toBe(0o600)
})

test('the next login renews a hash of older parameters', async () => {
  const { pepper } = await secretsOf()()
  const input = createHmac('sha256', pepper).update(PASSWORD).digest('base64')
  const passwordHash = await hash(input, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  const { id, phone } = await makeMember(world.db, { passwordHash })
  expect((await loggedIn(world, phone, PASSWORD)).code).toBe(200)
  const renewed = (await findAccount(world.db, id))?.passwordHash ?? ''
  expect(renewed).toMatch(/m=19456,t=2,p=1/)
  expect((await loggedIn(world, phone, PASSWORD)).code).toBe(200)
  expect((await findAccount(world.db, id))?.passwordHash).toBe(renewed)
})
