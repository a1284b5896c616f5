import { fireEvent, screen } from '@testing-library/react'
import { askDialog } from './ask-dialog'

const question = { title: '退出登录？', body: '之后需要重新登录', confirm: '退出', cancel: '取消' }

describe('askDialog', () => {
  it('answers true for the confirm button and goes away', async () => {
    const answer = askDialog(question)
    fireEvent.click(screen.getByText('退出'))
    await expect(answer).resolves.toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('answers false for cancel and for Esc', async () => {
    const first = askDialog(question)
    fireEvent.click(screen.getByText('取消'))
    await expect(first).resolves.toBe(false)
    const second = askDialog(question)
    fireEvent(screen.getByRole('dialog'), new Event('cancel'))
    await expect(second).resolves.toBe(false)
  })
})
