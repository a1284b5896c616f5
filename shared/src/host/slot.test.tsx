import { act, render, screen } from '@testing-library/react'
import { createWorld } from '../testing'
import { HostContext } from './host-context'
import { type OpenSlot, Slot, SlotContext, type SlotProps } from './slot'

const Strip = ({ matchId }: { matchId?: unknown }) => <p>第{String(matchId)}场</p>
const offered: OpenSlot = async (name) => (name === 'match-strip' ? Strip : null)

async function place(props: SlotProps, open: OpenSlot | null = offered) {
  const { host } = createWorld()
  const page = (shown: SlotProps) => (
    <HostContext value={host}>
      <SlotContext value={open}>
        <h1>直播间</h1>
        <Slot {...shown} />
      </SlotContext>
    </HostContext>
  )
  // What a slot shows comes by promise.
  const { rerender, container } = await act(async () => render(page(props)))
  const change = (other: SlotProps) => act(async () => rerender(page(other)))
  return { host, change, container }
}

test('a slot shows the offered widget with the current props of the page', async () => {
  const { change } = await place({ name: 'match-strip', values: { matchId: 7 } })
  expect(screen.getByText('第7场')).toBeVisible()
  await change({ name: 'match-strip', values: { matchId: 8 } })
  expect(screen.getByText('第8场')).toBeVisible()
})

test.each([
  ['nobody offers it', { name: 'unknown' }, offered],
  ['there is no shell', { name: 'match-strip' }, null],
  ['it cannot be loaded', { name: 'match-strip' }, () => Promise.reject(new Error('no such file'))],
])('where %s a slot is empty and the page stands', async (_why, props, open) => {
  const { container } = await place(props, open)
  expect(container).toHaveTextContent(/^直播间$/)
})

test('a widget that throws leaves its place empty, and the shell gets the error', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fault = new Error('broken strip')
  const Broken = () => {
    throw fault
  }
  const { container, host } = await place({ name: 'match-strip' }, async () => Broken)
  expect(container).toHaveTextContent(/^直播间$/)
  expect(host.reported).toEqual([fault])
  logged.mockRestore()
})

test('a slot that is given another name shows nothing of the first', async () => {
  const { change, container } = await place({ name: 'match-strip', values: { matchId: 7 } })
  await change({ name: 'unknown' })
  expect(container).toHaveTextContent(/^直播间$/)
})
