import { uploadMessagePicture, uploadVoice } from '@saidian/shared/contracts/messaging'
import { answer, createFakeHttp } from '@saidian/shared/testing'
import { messageUploads } from './upload-files'

test('pictures and voices go as the field that their call takes', async () => {
  const key = 'a'.repeat(32)
  const picture = { small: '/s', large: '/l', width: 4, height: 3 }
  const http = createFakeHttp({
    [`POST ${uploadMessagePicture.path}`]: answer({ key, picture }),
    [`POST ${uploadVoice.path}`]: answer({ key, ms: 2_900 }),
  })
  const uploads = messageUploads(http)
  const { signal } = new AbortController()
  const file = new Blob(['x'])
  expect(await uploads.picture(file, signal)).toEqual({ key })
  expect(await uploads.voice(file, signal)).toEqual({ key, ms: 2_900 })
  const fields = http.requests.map(({ body }) => [...(body as FormData).keys()])
  expect(fields).toEqual([['picture'], ['voice']])
})
