import { renderWithStore } from '@saidian/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import libraries from '../../features/about/generated/libraries.json'
import { LICENCE_TEXTS } from '../../features/about/licence-texts'
import { userPaths } from '../../paths'
import { AboutPage } from './about.page'

const openAbout = () => renderWithStore(<AboutPage />, { path: userPaths.about() })

test('shows the product name and the versions of this page', () => {
  openAbout()
  expect(screen.getByText('赛点')).toBeVisible()
  const versions = screen.getByRole('region', { name: '版本' })
  expect(within(versions).getByText('set-1')).toBeVisible()
  expect(within(versions).getByText('1.0.0')).toBeVisible()
})

test('one tap copies the versions', async () => {
  const user = userEvent.setup()
  const { host } = openAbout()
  await user.click(screen.getByRole('button', { name: '复制版本信息' }))
  expect(await navigator.clipboard.readText()).toBe('页面 set-1\n赛事 1.0.0')
  expect(host.toasts).toEqual(['已复制版本信息'])
})

test('shows a toast when the browser denies copying', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  const { host } = openAbout()
  await user.click(screen.getByRole('button', { name: '复制版本信息' }))
  expect(host.toasts).toEqual(['没有复制成功，请长按选择文字'])
})

test('names demo data and public data with the credit that the licence requires', () => {
  openAbout()
  expect(screen.getByRole('heading', { name: '演示数据' })).toBeVisible()
  expect(screen.getByText(/由程序编排的虚构比赛/)).toBeVisible()
  expect(screen.getByText(/Wyscout，由 Pappalardo 等人发布（2019），CC BY 4\.0/)).toBeVisible()
})

test('links to the agreements', async () => {
  const { location } = openAbout()
  const links = within(screen.getByRole('navigation', { name: '协议与规则' }))
  expect(links.getAllByRole('link')).toHaveLength(7)
  await userEvent.click(links.getByRole('link', { name: '隐私政策' }))
  expect(location()).toBe(userPaths.agreement('yszc'))
})

test('lists every library with its author and every licence with its text', async () => {
  openAbout()
  expect(screen.queryByText('react-dom')).toBeNull()
  const button = screen.getByRole('button', { name: /开源软件/ })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(
    within(screen.getByRole('region', { name: '开源软件' })).getAllByRole('listitem'),
  ).toHaveLength(libraries.length)
  for (const { licence } of libraries) expect(LICENCE_TEXTS[licence]).toMatch(/.{200}/)
  expect(screen.getByText(/Permission is hereby granted/)).toBeVisible()
})
