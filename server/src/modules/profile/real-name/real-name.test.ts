import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { numberOf } from '../testing/id-number'
import { openProfileWorld, type ProfileWorld } from '../testing/profile-world'
import { openPersonCipher } from './person-cipher'

const ADULT = { name: '张三丰', idNumber: '11010519491231002X' }
const MINOR = { name: '小明', idNumber: numberOf('11010520150101001') }

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
afterAll(() => world.close())

const submit = (member: string, given: object) => world.call(member, '/user/real/name', given)

test('a new member has none', async () => {
  expect((await world.call(await world.member(), '/user/real/name')).data).toEqual({
    isVerified: false,
    name: '',
    idNumber: '',
    verifiedAt: null,
    isMinor: false,
  })
})

test('it can be set once and is masked everywhere after', async () => {
  const one = await world.member()
  const masked = { isVerified: true, name: '张*丰', idNumber: '1101**********002X', isMinor: false }
  expect((await submit(one, ADULT)).data).toMatchObject(masked)
  expect((await world.call(one, '/user/real/name')).data).toMatchObject(masked)
  expect(await submit(one, MINOR)).toMatchObject({ reason: 'profile.already_verified' })
  expect((await world.call(one, '/user/center/info')).data).toMatchObject({
    isVerified: true,
    isMinor: false,
  })
  const shown = JSON.stringify([
    await world.part.export(world.db, one),
    await world.call(one, `/user/author/home?id=${one}`),
    (await sql`SELECT real_names::text FROM real_names`.execute(world.db)).rows,
  ])
  for (const secret of [
    ADULT.name,
    '三',
    ADULT.idNumber,
    '19491231',
    Buffer.from(ADULT.name).toString('hex'),
  ])
    expect(shown).not.toContain(secret)
})

test('a member under 18 is a minor', async () => {
  const one = await world.member()
  expect(await submit(one, MINOR)).toMatchObject({ data: { isMinor: true } })
  expect((await world.call(one, '/user/center/info')).data.isMinor).toBe(true)
})

test('one person verifies three accounts, also when ten try at once', async () => {
  const person = { name: '李四', idNumber: numberOf('11010119900307775') }
  const members = await Promise.all(Array.from({ length: 10 }, () => world.member()))
  const answers = await Promise.all(members.map((member) => submit(member, person)))
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual([
    ...Array(3).fill('done'),
    ...Array(7).fill('profile.person_has_enough'),
  ])
})

test.each([
  { name: '张三', idNumber: '110105194912310021' },
  { name: '张<三>', idNumber: ADULT.idNumber },
  { name: "张'; --", idNumber: ADULT.idNumber },
])('%j is rejected', async (given) => {
  expect(await submit(await world.member(), given)).toMatchObject({
    reason: 'profile.bad_real_name',
  })
})

test('guessing is limited to ten a day', async () => {
  const one = await world.member()
  const wrong = { name: '张三', idNumber: '110105194912310021' }
  for (let at = 0; at < 10; at++)
    expect((await submit(one, wrong)).reason).toBe('profile.bad_real_name')
  expect((await submit(one, wrong)).reason).toBe('request.too_many')
})

test('the key file is private, and the same after restarts and concurrent starts', async () => {
  const keys = path.join(world.varDir, 'keys')
  const file = path.join(keys, 'real-name.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const [one, other] = await Promise.all([openPersonCipher(keys), openPersonCipher(keys)])
  expect(other.decrypt(one.encrypt('张三', 'name/1'), 'name/1')).toBe('张三')
  expect(one.mac('x')).toEqual(other.mac('x'))
  expect(JSON.parse(await readFile(file, 'utf8')).seals).toHaveLength(1)
})

test('a ciphertext decrypts in its own place only and not when a bit was changed', async () => {
  const { encrypt, decrypt } = await openPersonCipher(path.join(world.varDir, 'keys'))
  const ciphertext = encrypt('张三', 'name/1')
  expect(() => decrypt(ciphertext, 'name/2')).toThrow()
  for (const at of [0, 1, 14, ciphertext.length - 1]) {
    const changed = Buffer.from(ciphertext)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => decrypt(changed, 'name/1')).toThrow()
  }
  expect(encrypt('张三', 'name/1').equals(ciphertext)).toBe(false)
})

test('an unreadable key file is never replaced', async () => {
  const keys = path.join(world.varDir, 'broken')
  await openPersonCipher(keys)
  await writeFile(path.join(keys, 'real-name.json'), '{')
  await expect(openPersonCipher(keys)).rejects.toThrow()
  expect(await readFile(path.join(keys, 'real-name.json'), 'utf8')).toBe('{')
})
