import { screen } from '@testing-library/react'
import { showToast } from './show-toast'

describe('showToast', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows one sentence at a time and takes it away again', () => {
    showToast({ text: '已关注' })
    showToast({ text: '网络不给力', kind: 'fail' })
    expect(screen.queryByText('已关注')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('网络不给力')
    jest.advanceTimersByTime(2400)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stands in the dialog that covers the page, and outlives it', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    showToast({ text: '兑换成功' })
    expect(dialog).toContainElement(screen.getByText('兑换成功'))
    dialog.remove()
    await Promise.resolve()
    expect(screen.getByText('兑换成功')).toBeInTheDocument()
    jest.advanceTimersByTime(2400)
    expect(screen.queryByText('兑换成功')).toBeNull()
  })
})
