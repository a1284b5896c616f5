import { renderWithStore } from '@saidian/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AGREEMENTS } from '../../features/agreement/agreement-list'
import { AGREEMENT_NAMES, type AgreementName, userPaths } from '../../paths'
import { AgreementPage } from './agreement.page'

async function openAgreement(name: AgreementName) {
  const { agreement } = await AGREEMENTS[name]()
  return {
    ...renderWithStore(<AgreementPage agreement={agreement} />, {
      path: userPaths.agreement(name),
    }),
    agreement,
  }
}

test.each(AGREEMENT_NAMES)('%s shows title, version, date and every chapter', async (name) => {
  const { agreement } = await openAgreement(name)
  expect(screen.getByRole('heading', { level: 1, name: agreement.title })).toBeVisible()
  expect(screen.getByText('版本 1.0', { exact: false })).toHaveTextContent(
    '版本 1.0 · 2026年11月21日起生效',
  )
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(agreement.chapters.map(({ title }) => title))
})

test('the table of contents opens, jumps to a chapter and closes', async () => {
  const { agreement } = await openAgreement('yszc')
  const contents = screen.getByRole('navigation', { name: '目录' })
  const button = within(contents).getByRole('button', {
    name: `目录 共 ${agreement.chapters.length} 章`,
  })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(within(contents).getByRole('link', { name: '九、你的权利' }))
  expect(screen.getByRole('heading', { name: '九、你的权利' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes the table of contents and focuses its button', async () => {
  await openAgreement('ys')
  const button = screen.getByRole('button', { name: /目录/ })
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('a link in a text opens the other agreement', async () => {
  const { location } = await openAgreement('ys')
  await userEvent.click(screen.getAllByRole('link', { name: '《隐私政策》' })[0] as HTMLElement)
  expect(location()).toBe(userPaths.agreement('yszc'))
})
