import { readDraft, removeDraft, writeDraft } from './drafts'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const STORAGE_FAULTS: Record<string, () => void> = {
  full: () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
  },
  forbidden: () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  },
}

test.each(Object.entries(STORAGE_FAULTS))(
  'a comment that waits stays with the page when the storage is %s',
  (_name, inject) => {
    writeDraft('post/1', '写在之前')
    inject()
    const { key } = writeDraft('post/2', '写在之后')
    expect(readDraft('post/2')).toMatchObject({ text: '写在之后', key })
    removeDraft(key)
    expect(readDraft('post/2').text).toBe('')
    // The next text is stored again as soon as the storage takes it.
    jest.restoreAllMocks()
    writeDraft('post/3', '写在最后')
    expect(localStorage.getItem('commentDrafts')).toContain('写在最后')
  },
)
