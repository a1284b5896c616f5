import { flagPath } from '@saidian/shared/contracts/page'
import { makeFeed, makeLeague, makeMatch, makeTeam, renderWithStore } from '@saidian/shared/testing'
import { MatchHeader } from './match-header'

function show(given: Partial<Parameters<typeof MatchHeader>[0]> = {}) {
  const clock = { feed: makeFeed(), clockOffsetMs: 0, delayMs: 0 }
  const doNothing = () => undefined
  return renderWithStore(
    <MatchHeader
      sport="football"
      view={{ factsOf: () => [], checkOf: () => null, clockMark: '′' }}
      match={makeMatch({ ranks: [10, 6] })}
      league={makeLeague()}
      home={makeTeam({ id: 1, iso: 'JP' })}
      away={makeTeam({ id: 2, iso: null, mark: '图卢' })}
      clock={() => clock}
      isStale={false}
      isDemo
      isCorrected={false}
      isHidden={false}
      isDelayed={false}
      isFollowed={false}
      onReveal={doNothing}
      onBack={doNothing}
      onFollow={doNothing}
      onShare={doNothing}
      {...given}
    />,
  )
}

beforeAll(() => {
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

describe('the header of a match', () => {
  it('shows the flag of a national team and the crest of a club', () => {
    const { container } = show()
    expect(container.querySelector('img')).toHaveAttribute('src', flagPath('JP'))
    expect(container.querySelector('svg text')).toHaveTextContent('图卢')
  })
})
