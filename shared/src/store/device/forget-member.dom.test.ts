import { forgetMemberOnDevice } from './forget-member'
import { readStored, writeStored } from './stored-value'

test('what is persisted until the logout goes, with its databases; the rest stays', () => {
  const deleted: string[] = []
  const databases = { deleteDatabase: (name: string) => deleted.push(name) }
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: databases })
  const people = [{ id: '1', name: '张三' }]
  writeStored('messageDrafts', { 7: '等一下' })
  writeStored('hiddenPeople', people)
  forgetMemberOnDevice()
  expect(readStored('messageDrafts')).toBeNull()
  expect(readStored('hiddenPeople')).toEqual(people)
  expect(deleted).toContain('saidian-messages')
  expect(deleted).not.toContain('saidian-files')
})

test('a browser without databases is no reason to fail', () => {
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined })
  expect(() => forgetMemberOnDevice()).not.toThrow()
})
