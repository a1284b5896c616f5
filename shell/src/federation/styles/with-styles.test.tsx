import type { RemoteModule } from '@saidian/shared/host'
import { render, screen } from '@testing-library/react'
import { widgetsWithStyles } from './with-styles'

test('the styles of a remote are on while one of its widgets is shown', async () => {
  const shown: string[] = []
  const styles = {
    show: (remote: string) => {
      shown.push(`${remote} on`)
      return () => void shown.push(`${remote} off`)
    },
  }
  const Chat = ({ matchId }: { matchId: number }) => <p>聊天{matchId}</p>
  const remote: RemoteModule = {
    name: 'mf_message',
    contract: 1,
    routes: () => [],
    widgets: { 'match.tabs': { chat: async () => Chat } },
  }
  const Widget = await widgetsWithStyles(remote, styles)?.['match.tabs']?.chat?.()
  if (!Widget) throw new Error('no widget')
  const { unmount } = render(<Widget sport="football" matchId={7} />)
  expect(screen.getByText('聊天7')).toBeVisible()
  expect(shown).toEqual(['mf_message on'])
  unmount()
  expect(shown).toEqual(['mf_message on', 'mf_message off'])
})
