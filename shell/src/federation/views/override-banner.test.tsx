import { render, screen } from '@testing-library/react'
import { NO_OVERRIDES } from '../versions/overrides'
import { OverrideBanner } from './override-banner'

test('names what runs from a development server and what cannot', async () => {
  const remote = { name: 'mf_live', version: 'override', base: 'http://x/', list: null }
  const faults = ['mf_user：http://localhost:3102 没有应答，用线上版本']
  render(<OverrideBanner overrides={{ remotes: [remote], metas: [], faults }} />)
  expect(await screen.findByRole('status')).toHaveTextContent('开发替换：mf_live')
  expect(screen.getByText(faults[0] ?? '')).toBeVisible()
  expect(screen.getByRole('button', { name: '还原' })).toBeVisible()
})

test('is absent without overrides', () => {
  render(<OverrideBanner overrides={NO_OVERRIDES} />)
  expect(screen.queryByRole('status')).toBeNull()
})
