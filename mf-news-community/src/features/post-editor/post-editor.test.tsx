import {
  addPost,
  editPost,
  getCircles,
  getPost,
  suggestForPost,
  uploadPostPicture,
} from '@saidian/shared/contracts/community'
import { readStored, sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeCircle, makePicture, makePost } from '../../testing/post.factory'
import { PostEditor } from './post-editor'

type Answerer = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const pictureFile = () => new File([PNG], 'a.png', { type: 'image/png' })
const keyOf = (place: number) => String(place).repeat(32)

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  window.scrollTo = () => undefined
})
beforeEach(() => localStorage.clear())

function open(others: Record<string, Answerer> = {}, editedCode: string | null = null) {
  let uploaded = 0
  const http = createFakeHttp({
    [`GET ${getCircles.path}`]: answer({ circles: [makeCircle()] }),
    [`GET ${suggestForPost.path}`]: answer({ members: [], topics: [] }),
    [`POST ${uploadPostPicture.path}`]: () => {
      uploaded += 1
      return answer({ key: keyOf(uploaded), picture: makePicture(uploaded) })
    },
    ...others,
  })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo()))
  const editor = <PostEditor circleId={3} editedCode={editedCode} />
  return renderWithStore(editor, { path: '/community/list?compose=3', world })
}

const field = () => screen.findByRole('textbox', { name: '帖子内容' })
const publish = () => screen.getByRole('button', { name: '发布' })
const sentPosts = (requests: SeenRequest[]) =>
  requests.filter(({ url }) => url === addPost.path).map(({ body }) => body as { key: string })

test('a double tap on 发布 is one post, with its pictures in order', async () => {
  let settle: (given: FakeAnswer) => void = () => undefined
  const { http, host } = open({
    [`POST ${addPost.path}`]: () =>
      new Promise<FakeAnswer>((done) => {
        settle = done
      }),
  })
  await userEvent.type(await field(), '今晚见')
  await userEvent.upload(screen.getByLabelText('添加图片'), [pictureFile(), pictureFile()])
  expect(await screen.findByRole('img', { name: '第 2 张图片' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await userEvent.dblClick(publish())
  expect(sentPosts(http.requests)).toEqual([
    { circleId: 3, text: '今晚见', pictures: [keyOf(1), keyOf(2)], key: expect.any(String) },
  ])
  settle(answer(makePost({ code: '777', isOwn: true })))
  await waitFor(() => expect(host.navigated).toEqual(['/community/detail?code=777']))
  expect(host.toasts).toEqual(['发布成功'])
  expect(readStored('community/drafts')).toBeNull()
})

test('after a lost answer the resend has the same key, also after the tab has died', async () => {
  const answers: FakeAnswer[] = ['timeout', 'timeout', answer(makePost({ code: '777' }))]
  const adding = { [`POST ${addPost.path}`]: () => answers.shift() ?? 'no network' }
  const first = open(adding)
  await userEvent.type(await field(), '今晚见')
  await userEvent.click(publish())
  await waitFor(() => expect(publish()).toBeEnabled())
  await userEvent.click(publish())
  await waitFor(() => expect(sentPosts(first.http.requests)).toHaveLength(2))
  first.unmount()
  const second = open(adding)
  expect(await field()).toHaveValue('今晚见')
  await userEvent.click(publish())
  await waitFor(() => expect(second.host.navigated).toHaveLength(1))
  const keys = [...sentPosts(first.http.requests), ...sentPosts(second.http.requests)]
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
})

test('a draft comes back with its uploaded pictures, and is cleared after a question', async () => {
  const first = open()
  await userEvent.type(await field(), '写了一半')
  await userEvent.upload(screen.getByLabelText('添加图片'), [pictureFile()])
  await waitFor(() =>
    expect(readStored('community/drafts')).toMatchObject({ pictures: [{ key: keyOf(1) }] }),
  )
  first.unmount()
  const { host } = open()
  expect(await screen.findByText('已恢复上次没有发布的草稿')).toBeVisible()
  expect(await screen.findByRole('img', { name: '第 1 张图片' })).toHaveAttribute(
    'src',
    makePicture(1).small,
  )
  host.confirmDialogs(false)
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(await field()).toHaveValue('写了一半')
  host.confirmDialogs(true)
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''))
  expect(screen.queryByRole('img', { name: '第 1 张图片' })).toBeNull()
  expect(readStored('community/drafts')).toBeNull()
})

test('a draft that the device does not store lasts as long as the page, and says so', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  try {
    const first = open()
    await userEvent.type(await field(), '写了一半')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(first.host.toasts).toEqual(['本机存储不可用，关闭页面后草稿会丢失'])
    first.unmount()
    open()
    expect(await field()).toHaveValue('写了一半')
  } finally {
    full.mockRestore()
  }
})

test('a picture whose upload failed is retried alone and holds the post back', async () => {
  const answers: FakeAnswer[] = ['no network']
  const { host, http } = open({
    [`POST ${uploadPostPicture.path}`]: () =>
      answers.shift() ?? answer({ key: keyOf(5), picture: makePicture(5) }),
  })
  await userEvent.upload(await screen.findByLabelText('添加图片'), [pictureFile()])
  const retry = await screen.findByRole('button', { name: '点击重试上传第 1 张图片' })
  await userEvent.click(publish())
  expect(host.toasts).toContain('有图片没有上传成功，请重试或删除')
  expect(sentPosts(http.requests)).toEqual([])
  await userEvent.click(retry)
  await waitFor(() =>
    expect(readStored('community/drafts')).toMatchObject({ pictures: [{ key: keyOf(5) }] }),
  )
})

test('# suggests topics, and the chosen one is closed', async () => {
  open({
    [`GET ${suggestForPost.path}`]: answer({ members: [], topics: [{ name: '德比', posts: 9 }] }),
  })
  await userEvent.type(await field(), '看#德')
  await userEvent.click(await screen.findByRole('button', { name: /#德比#/ }))
  expect(await field()).toHaveValue('看#德比# ')
})

test('a rejected post says why and stays written', async () => {
  const { host } = open({ [`POST ${addPost.path}`]: apiError('community.text_unfit') })
  await userEvent.type(await field(), '加微信')
  await userEvent.click(publish())
  await waitFor(() => expect(host.toasts).toEqual(['内容含有不允许的词语、链接或联系方式']))
  expect(await field()).toHaveValue('加微信')
  expect(host.navigated).toEqual([])
})

test('an own post is edited, another one is not', async () => {
  const post = makePost({ isOwn: true, spans: [{ text: '打错了字' }] })
  const { http, unmount } = open(
    { [`GET ${getPost.path}`]: answer(post), [`POST ${editPost.path}`]: answer(post) },
    '501',
  )
  const text = await field()
  expect(text).toHaveValue('打错了字')
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled()
  await userEvent.type(text, '，改好')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(http.requests.find(({ url }) => url === editPost.path)?.body).toEqual({
      code: '501',
      text: '打错了字，改好',
    }),
  )
  unmount()
  open({ [`GET ${getPost.path}`]: answer(makePost()) }, '501')
  expect(await screen.findByText('只能编辑自己的帖子')).toBeVisible()
})
