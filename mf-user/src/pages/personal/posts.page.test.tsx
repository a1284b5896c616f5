import { getPosts } from '@saidian/shared/contracts/community'
import { getFavourites, putFavourites } from '@saidian/shared/contracts/personal'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observeListEnd } from '../../testing/list-end'
import { type Answers, openAsMember } from '../../testing/open-as-member'
import { makeOwnPost } from '../../testing/written.factory'
import { PostsPage } from './posts.page'

const POSTS = `POST ${getPosts.path}`
const FAVOURITES = `GET ${getFavourites.path}`
const PUT = `POST ${putFavourites.path}`
const open = (answers: Answers, path = '/user/community') =>
  openAsMember(<PostsPage />, path, answers)
const mark = (kind: 'news' | 'post', id: string, title: string) => ({
  kind,
  id,
  title,
  sport: null,
  isOn: true,
  kickoffAt: null,
  at: 1_770_000_000_000 + Number(id),
})

beforeEach(observeListEnd)

test('lists the posts of the member with the state of their review', async () => {
  const posts = [
    makeOwnPost(),
    makeOwnPost({ code: '43', state: 'rejected', spans: [{ text: '被退回的' }] }),
    makeOwnPost({ code: '44', state: 'waiting', spans: [{ text: '等审核的' }] }),
  ]
  const { bodies } = open({ [POSTS]: answer({ posts, next: null }) })
  const link = await screen.findByRole('link', { name: '这轮你们看好谁' })
  expect(link).toHaveAttribute('href', '/community/detail?code=42')
  expect(screen.getByRole('link', { name: /未通过审核.*被退回的/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /审核中.*等审核的/ })).toBeVisible()
  expect(screen.getAllByText('3 赞 · 2 评论')).toHaveLength(3)
  expect(bodies(getPosts)).toEqual([{ list: 'new', memberId: '100001' }])
})

test('without a post it leads to the community', async () => {
  const { host } = open({ [POSTS]: answer({ posts: [], next: null }) })
  await userEvent.click(await screen.findByRole('button', { name: '去社区发帖' }))
  expect(host.navigated).toEqual(['/community/list'])
})

describe('favourites', () => {
  const ADDRESS = '/user/community?tab=favourites'
  const all = [mark('news', '7', '赛后：主队逆转'), mark('post', '42', '这轮你们看好谁')]

  test('leads to articles and posts', async () => {
    open({ [FAVOURITES]: answer(all) }, ADDRESS)
    expect(await screen.findByRole('link', { name: /主队逆转.*头条/ })).toHaveAttribute(
      'href',
      '/news/1002/7',
    )
    expect(screen.getByRole('link', { name: /这轮你们看好谁.*帖子/ })).toHaveAttribute(
      'href',
      '/community/detail?code=42',
    )
  })

  test('removes one, which stays in its place to be put back', async () => {
    let marks = all
    const { bodies } = open(
      {
        [FAVOURITES]: () => answer(marks),
        [PUT]: () => {
          marks = all.slice(1)
          return answer(marks)
        },
      },
      ADDRESS,
    )
    await userEvent.click(await screen.findByRole('button', { name: '取消收藏 赛后：主队逆转' }))
    expect(await screen.findByRole('button', { name: '收藏 赛后：主队逆转' })).toBeVisible()
    await waitFor(() => expect(bodies(putFavourites)).toHaveLength(1))
    expect(bodies(putFavourites)).toMatchObject([
      { marks: [{ kind: 'news', id: '7', isOn: false }] },
    ])
  })

  test('says that the server refused, and shows it as before', async () => {
    const { host } = open({ [FAVOURITES]: answer(all), [PUT]: apiError('server.fault') }, ADDRESS)
    await userEvent.click(await screen.findByRole('button', { name: '取消收藏 赛后：主队逆转' }))
    await waitFor(() => expect(host.toasts).toEqual(['没有成功，请稍后再试']))
    expect(screen.getByRole('button', { name: '取消收藏 赛后：主队逆转' })).toBeVisible()
  })
})
