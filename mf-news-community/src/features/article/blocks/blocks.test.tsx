import { renderWithStore } from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import { Blocks } from './blocks'

test('a kind of block from a newer version is passed over', () => {
  const blocks = [
    { kind: 'poll', question: '谁会赢' } as never,
    { kind: 'paragraph' as const, spans: [{ text: '比赛开始' }] },
  ]
  const { container } = renderWithStore(<Blocks blocks={blocks} onOpenPicture={() => undefined} />)
  expect(screen.getByText('比赛开始')).toBeVisible()
  expect(container.children).toHaveLength(1)
})
