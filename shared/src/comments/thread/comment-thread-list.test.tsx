import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  addComment,
  deleteComment,
  getComments,
  getReplies,
  likeComment,
  reportComment,
} from '../../contracts/comments'
import { blockMember } from '../../contracts/relations'
import { sessionSlice, settingsSlice } from '../../store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeComment,
  makeCommentPage,
  makeThread,
  renderWithStore,
} from '../../testing'
import { CommentBar } from '../composer/comment-bar'
import { CommentThreadList } from './comment-thread-list'

const SUBJECT = { kind: 'article', id: '7' } as const
const MATCH = { kind: 'match', id: '9' } as const
const LIST = `POST ${getComments.path}`
const ADD = `POST ${addComment.path}`
const LIKE = `POST ${likeComment.path}`
const author = (id: string, nickName: string) => ({ id, nickName, portrait: '', level: 3 })
const REPLY = makeComment({ id: '5', parentId: '1', text: '同意', author: author('20', '乙') })
const PAGE = makeCommentPage([
  makeThread(makeComment({ id: '1', text: '这球进得漂亮', author: author('10', '甲') }), [REPLY]),
])

type Answers = Record<string, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>
type Shown = { isMember?: boolean; focusId?: string; subject?: typeof SUBJECT | typeof MATCH }

function show(answers: Answers = {}, shown: Shown = {}) {
  const { isMember = true, focusId, subject = SUBJECT } = shown
  const http = createFakeHttp({ [LIST]: answer(PAGE), ...answers })
  const world = createWorld({ http })
  if (isMember) world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  const page = renderWithStore(
    <>
      <CommentThreadList subject={subject} focusId={focusId} />
      <CommentBar subject={subject} count={2} />
    </>,
    { world },
  )
  const bodies = (path: string) =>
    http.requests.filter(({ url }) => url === path).map(({ body }) => body)
  return { ...page, bodies }
}

const write = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: '写评论…' }))
  await userEvent.type(screen.getByRole('textbox', { name: '评论内容' }), text)
  await userEvent.click(screen.getByRole('button', { name: '发布' }))
}

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = jest.fn()
  Object.defineProperty(window, 'innerHeight', { value: 4_000, configurable: true })
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

test('shows comments with floor, place and replies, as text and never as markup', async () => {
  const text = '<img src=x onerror=alert(1)>'
  const poster = makeComment({ id: '3', text, isByPoster: true })
  show({ [LIST]: answer(makeCommentPage([...PAGE.threads, makeThread(poster)])) })
  const rows = within(await screen.findByRole('feed')).getAllByRole('article')
  expect(rows[0]).toHaveTextContent(/甲LV3.*这球进得漂亮1楼.*广东.*乙.*同意/)
  expect(rows[1]).toHaveTextContent(text)
  expect(rows[1]).toHaveTextContent('楼主')
  expect(document.querySelector('img')).toBeNull()
})

test('asks for the sort that the reader chose', async () => {
  const { bodies } = show()
  await screen.findByText('这球进得漂亮')
  await userEvent.click(screen.getByRole('tab', { name: '最新' }))
  await userEvent.click(screen.getByRole('tab', { name: '正序' }))
  await waitFor(() => expect(bodies(getComments.path)).toHaveLength(3))
  expect(bodies(getComments.path).map((body) => (body as { sort: string }).sort)).toEqual([
    'hot',
    'new',
    'floor',
  ])
})

test('says when no one has commented, and when loading failed', async () => {
  const answers = [apiError('server.fault'), answer(makeCommentPage([]))]
  show({ [LIST]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('还没有评论，来说第一句')).toBeVisible()
})

describe('a like', () => {
  const button = () => screen.getAllByRole('button', { name: /^赞/ })[0] as HTMLElement

  test('counts at once and then as the server counts', async () => {
    let deliver: (given: FakeAnswer) => void = () => undefined
    const waiting = new Promise<FakeAnswer>((resolve) => {
      deliver = resolve
    })
    show({ [LIKE]: () => waiting })
    await screen.findByText('这球进得漂亮')
    await userEvent.click(button())
    await waitFor(() => expect(button()).toHaveAccessibleName('赞，1'))
    expect(button()).toHaveAttribute('aria-pressed', 'true')
    await act(async () => deliver(answer({ likes: 8, isLiked: true })))
    await waitFor(() => expect(button()).toHaveAccessibleName('赞，8'))
  })

  test('is taken back with a message when the server refuses', async () => {
    const { host } = show({ [LIKE]: apiError('relation.blocked') })
    await screen.findByText('这球进得漂亮')
    await userEvent.click(button())
    await waitFor(() => expect(host.toasts).toEqual(['对方与你之间已拉黑，不能互动']))
    expect(button()).toHaveAccessibleName('赞，0')
  })

  test('sends a visitor to the login and back', async () => {
    const { host } = show({}, { isMember: false })
    await screen.findByText('这球进得漂亮')
    await userEvent.click(button())
    expect(host.navigated[0]).toMatch(/^\/user\/login\?back=/)
  })
})

describe('writing', () => {
  const written = makeComment({ id: '9', text: '我先说', isOwn: true })

  test('shows the comment while it is sent, then the one of the server', async () => {
    let deliver: (given: FakeAnswer) => void = () => undefined
    const waiting = new Promise<FakeAnswer>((resolve) => {
      deliver = resolve
    })
    const { bodies, host } = show({ [ADD]: () => waiting })
    await screen.findByText('这球进得漂亮')
    await write('我先说')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('发送中…')).toBeVisible()
    expect(screen.getByText('我先说')).toBeVisible()
    await act(async () => deliver(answer(written)))
    await waitFor(() => expect(screen.queryByText('发送中…')).toBeNull())
    expect(screen.getByText('我先说')).toBeVisible()
    expect(screen.getByRole('heading', { name: '评论 3' })).toBeVisible()
    expect(host.toasts).toEqual(['已发布'])
    expect(bodies(addComment.path)).toMatchObject([{ subject: SUBJECT, text: '我先说' }])
    expect(localStorage.getItem('commentDrafts')).toBeNull()
  })

  test('sends a failed comment again as the same act', async () => {
    const answers: FakeAnswer[] = ['no network', answer(written)]
    const { bodies } = show({ [ADD]: () => answers.shift() ?? 'no network' })
    await screen.findByText('这球进得漂亮')
    await write('我先说')
    await userEvent.click(await screen.findByRole('button', { name: '重发' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '重发' })).toBeNull())
    expect(screen.getAllByText('我先说')).toHaveLength(1)
    const [first, second] = bodies(addComment.path) as { key: string }[]
    expect(second?.key).toBe(first?.key)
  })

  test('keeps what was typed on the device until it is sent', async () => {
    const first = show()
    await screen.findByText('这球进得漂亮')
    await userEvent.click(screen.getByRole('button', { name: '写评论…' }))
    await userEvent.type(screen.getByRole('textbox', { name: '评论内容' }), '写了一半')
    first.unmount()
    show()
    await userEvent.click(await screen.findByRole('button', { name: '写评论…' }))
    expect(screen.getByRole('textbox', { name: '评论内容' })).toHaveValue('写了一半')
  })

  test('counts characters as people do, and sends none beyond 500', async () => {
    show()
    await screen.findByText('这球进得漂亮')
    await userEvent.click(screen.getByRole('button', { name: '写评论…' }))
    const field = screen.getByRole('textbox', { name: '评论内容' })
    fireEvent.change(field, { target: { value: '👨‍👩‍👧好' } })
    expect(screen.getByText('2/500')).toBeVisible()
    fireEvent.change(field, { target: { value: '字'.repeat(502) } })
    expect(screen.getByText('超出 2 字')).toBeVisible()
    expect(screen.getByRole('button', { name: '发布' })).toBeDisabled()
  })

  test('answers a reply in its place', async () => {
    const own = makeComment({
      id: '9',
      parentId: '1',
      text: '确实',
      isOwn: true,
      replyTo: { id: '20', nickName: '乙' },
    })
    const { bodies } = show({ [ADD]: answer(own) })
    await screen.findByText('同意')
    await userEvent.click(screen.getByRole('button', { name: '回复乙' }))
    await userEvent.type(screen.getByRole('textbox', { name: '评论内容' }), '确实')
    await userEvent.click(screen.getByRole('button', { name: '发布' }))
    const text = await screen.findByText(/确实/)
    expect(text.closest('p')).toHaveTextContent('回复 乙：确实')
    expect(bodies(addComment.path)).toMatchObject([{ replyTo: '5', text: '确实' }])
  })

  test('marks a comment that waits for its review', async () => {
    const { host } = show({ [ADD]: answer({ ...written, state: 'waiting' }) })
    await screen.findByText('这球进得漂亮')
    await write('我先说')
    expect(await screen.findByText('审核中')).toBeVisible()
    expect(host.toasts).toEqual(['已提交，审核通过后大家可见'])
  })
})

describe('the menu of a comment', () => {
  const openMenu = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `${name}的评论：更多操作` }))

  test('reports with a reason', async () => {
    const { bodies, host } = show({ [`POST ${reportComment.path}`]: answer(null) })
    await screen.findByText('这球进得漂亮')
    await openMenu('甲')
    await userEvent.click(screen.getByRole('button', { name: '举报' }))
    await userEvent.click(screen.getByRole('button', { name: '诈骗赌博' }))
    await waitFor(() => expect(host.toasts).toEqual(['已举报，我们会尽快处理']))
    expect(bodies(reportComment.path)).toEqual([{ id: '1', reason: 'fraud' }])
  })

  test('blocks its author, whose words leave the page', async () => {
    const { bodies } = show({ [`POST ${blockMember.path}`]: answer({ isBlocked: true }) })
    await screen.findByText('同意')
    await openMenu('乙')
    await userEvent.click(screen.getByRole('button', { name: '拉黑' }))
    await waitFor(() => expect(screen.queryByText('同意')).toBeNull())
    expect(screen.getByText('这球进得漂亮')).toBeVisible()
    expect(bodies(blockMember.path)).toEqual([{ memberId: '20', isOn: true }])
  })

  test('deletes an own comment; one with replies leaves its place', async () => {
    const own = makeComment({ id: '1', text: '我说的', isOwn: true, author: author('10', '甲') })
    const page = makeCommentPage([makeThread(own, [REPLY])])
    show({ [LIST]: answer(page), [`POST ${deleteComment.path}`]: answer(null) })
    await screen.findByText('我说的')
    await openMenu('甲')
    await userEvent.click(screen.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('该评论已删除')).toBeVisible()
    expect(screen.getByText('同意')).toBeVisible()
    expect(screen.queryByText('我说的')).toBeNull()
  })
})

test('shows all replies in place, page by page', async () => {
  const reply = (id: string) => makeComment({ id, parentId: '1', text: `回复${id}` })
  const thread = makeThread(makeComment({ replies: 5 }), [reply('11'), reply('12'), reply('13')])
  const pages = [
    answer({ replies: [reply('11'), reply('12'), reply('13'), reply('14')], next: 'c' }),
    answer({ replies: [reply('15')], next: null }),
  ]
  show({
    [LIST]: answer(makeCommentPage([thread])),
    [`POST ${getReplies.path}`]: () => pages.shift() ?? 'no network',
  })
  await userEvent.click(await screen.findByRole('button', { name: '查看全部 5 条回复' }))
  await userEvent.click(await screen.findByRole('button', { name: '查看更多回复' }))
  expect(await screen.findByText('回复15')).toBeVisible()
  expect(screen.getAllByText(/^回复1\d$/)).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: '收起回复' }))
  expect(screen.queryByText('回复15')).toBeNull()
})

describe('opened at one comment', () => {
  test('marks it and leads to earlier ones and to all', async () => {
    const at = (id: string) => makeThread(makeComment({ id }))
    const pages = [
      answer(makeCommentPage([at('50')], { previous: 'p' })),
      answer(makeCommentPage([at('49')])),
      answer(makeCommentPage([at('1')])),
    ]
    const { bodies } = show({ [LIST]: () => pages.shift() ?? 'no network' }, { focusId: '50' })
    const text = await screen.findByText('第50条评论')
    expect(text.closest('[aria-current="true"]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '查看更早的评论' }))
    expect(await screen.findByText('第49条评论')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '查看全部评论' }))
    expect(await screen.findByText('第1条评论')).toBeVisible()
    expect(bodies(getComments.path)).toEqual([
      { subject: SUBJECT, sort: 'floor', around: '50' },
      { subject: SUBJECT, sort: 'floor', cursor: 'p' },
      { subject: SUBJECT, sort: 'hot' },
    ])
  })

  test('finds a reply further down in its thread', async () => {
    const reply = (id: string) => makeComment({ id, parentId: '1', text: `回复${id}` })
    const thread = makeThread(makeComment({ replies: 9 }), [reply('11')])
    const pages = [
      answer({ replies: [reply('11')], next: 'c' }),
      answer({ replies: [reply('19')], next: null }),
    ]
    show(
      {
        [LIST]: answer(makeCommentPage([thread])),
        [`POST ${getReplies.path}`]: () => pages.shift() ?? 'no network',
      },
      { focusId: '19' },
    )
    const text = await screen.findByText('回复19')
    expect(text.closest('[aria-current="true"]')).not.toBeNull()
  })

  test('says that the comment is gone, and shows the others', async () => {
    const pages = [apiError('comment.no_such_comment'), answer(PAGE)]
    const { host } = show({ [LIST]: () => pages.shift() ?? 'no network' }, { focusId: '50' })
    expect(await screen.findByText('这球进得漂亮')).toBeVisible()
    expect(host.toasts).toEqual(['评论不存在或已删除'])
  })
})

test('comments on a match wait for the stream delay of the reader, own ones do not', async () => {
  const now = Math.floor(Date.now() / 1_000)
  const page = makeCommentPage([
    makeThread(makeComment({ id: '1', at: now - 100, text: '开场了', minute: "3'" })),
    makeThread(makeComment({ id: '2', at: now - 5, text: '进了！' })),
    makeThread(makeComment({ id: '3', at: now - 5, text: '我也看到了', isOwn: true })),
  ])
  const { store } = show({ [LIST]: answer(page) }, { subject: MATCH })
  expect(await screen.findByText('进了！')).toBeVisible()
  const delay = settingsSlice.actions.settingChosen({ key: 'streamDelaySeconds', value: 60 })
  act(() => void store.dispatch(delay as never))
  expect(screen.queryByText('进了！')).toBeNull()
  expect(screen.getByText('开场了')).toHaveTextContent("3'开场了")
  expect(screen.getByText('我也看到了')).toBeVisible()
  expect(screen.getByText('有 1 条新评论按直播延迟稍后显示')).toBeVisible()
})
