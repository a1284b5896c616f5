import { makePageBoot } from '@saidian/shared/testing'
import { loadOverrides } from './load-overrides'
import { clearOverrides } from './overrides'
import { readOverridden, readPageSet } from './page-set'

const plain = 'https://saidian.example/live/hot'
const manifest = 'http://localhost:3101/mf-manifest.json'
const address = (value: string) => `${plain}?mf.override=${encodeURIComponent(value)}`
const asked = address(`mf_live@${manifest}`)
const routes = [{ path: '/live/new', title: '新页', layout: 'default', guard: 'authenticated' }]
const meta = { name: 'mf_live', titleZh: '赛事', contract: 1, routes }

/** Answers by the development server; requested addresses. */
function serve(answer: () => Response): string[] {
  const requested: string[] = []
  const network = async (url: URL) => {
    requested.push(url.href)
    return answer()
  }
  Object.assign(globalThis, { fetch: network })
  return requested
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/live/hot')
})

test('an override lasts for the tab until it is cleared, with its own remote.json', async () => {
  const requested = serve(() => Response.json(meta))
  const expected = {
    remotes: [{ name: 'mf_live', version: 'override', base: 'http://localhost:3101/', list: null }],
    metas: [meta],
    faults: [],
  }
  expect(await loadOverrides(asked)).toEqual(expected)
  expect(await loadOverrides(plain)).toEqual(expected)
  expect(requested).toEqual(Array(2).fill('http://localhost:3101/remote.json'))
  clearOverrides()
  expect(await loadOverrides(plain)).toEqual({ remotes: [], metas: [], faults: [] })
})

test('the published version runs while the server is down, else the override', async () => {
  serve(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await loadOverrides(asked)).toEqual({
    remotes: [],
    metas: [],
    faults: ['mf_live：http://localhost:3101 没有应答，用线上版本'],
  })
  serve(() => Response.json(meta))
  expect((await loadOverrides(plain)).remotes).toHaveLength(1)
})

test.each([
  ['another remote', () => Response.json({ ...meta, name: 'mf_user' }), '提供的是 mf_user'],
  ['no routes', () => Response.json({ name: 'mf_live' }), 'remote.json 没有 routes'],
  ['404', () => new Response('', { status: 404 }), '没有 remote.json（404）'],
  ['a page', () => new Response('<!doctype html>'), '没有应答'],
])('a server that answers with %s is named', async (_, answer, fault) => {
  serve(answer)
  const { remotes, faults } = await loadOverrides(asked)
  expect(remotes).toEqual([])
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test.each([
  'mf_live',
  'mf_live@javascript:alert(1)',
  'react@http://localhost/mf-manifest.json',
  'mf_live@http://x/entry.js',
])('%s is named as no override, and nothing is requested', async (value) => {
  const requested = serve(() => Response.json(meta))
  const { remotes, faults } = await loadOverrides(address(value))
  expect(remotes).toEqual([])
  expect(faults).toEqual([expect.stringContaining(value)])
  expect(requested).toEqual([])
})

test('a page of the tab has the local routes, or nothing where the server forbids it', async () => {
  serve(() => Response.json(meta))
  history.replaceState(null, '', `/live/hot?mf.override=mf_live@${manifest}`)
  const allowed = makePageBoot({})
  allowed.config = { ...allowed.config, allowOverrides: true }
  const overridden = await readOverridden(allowed)
  expect(overridden?.boot.metas.find(({ name }) => name === 'mf_live')?.routes).toEqual(routes)
  const { remotes } = readPageSet(allowed, overridden?.overrides)
  expect(remotes.find(({ name }) => name === 'mf_live')?.version).toBe('override')
  const forbidden = { ...allowed, config: { ...allowed.config, allowOverrides: false } }
  expect(readOverridden(forbidden)).toBeNull()
})

test('a tab without an override waits for nothing', () => {
  const boot = makePageBoot({})
  expect(readOverridden({ ...boot, config: { ...boot.config, allowOverrides: true } })).toBeNull()
})
