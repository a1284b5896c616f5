import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SearchField } from './search-field'

function Field({ onSubmit }: { onSubmit: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <SearchField
      label="搜索好友"
      placeholder="昵称"
      value={typed}
      onChange={setTyped}
      onSubmit={onSubmit}
    />
  )
}

test('Enter submits what is typed, and the clear button empties the field', async () => {
  const sent: string[] = []
  render(<Field onSubmit={(text) => sent.push(text)} />)
  const field = screen.getByRole('searchbox', { name: '搜索好友' })
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
  await userEvent.type(field, '门将{Enter}')
  expect(sent).toEqual(['门将'])
  expect(field).not.toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})
