import { HostContext } from '@saidian/shared/host'
import { AppRouter, createMemoryHistory } from '@saidian/shared/router'
import { StoreProvider } from '@saidian/shared/store'
import { createFakeHttp, createWorld } from '@saidian/shared/testing'
import { type ReactNode, useEffect, useState } from 'react'
import { type Examples, loadExamples } from './examples'
import css from './frame.module.css'

/**
 * All states of a piece on a page as wide as the frame, or one of them. `data-states` names them
 * for the pictures and the accessibility test once they are shown.
 */
export function Frame({ piece, state }: { piece: string; state: string | null }) {
  const [examples, setExamples] = useState<Examples | null>(null)
  useEffect(() => {
    void loadExamples(piece).then(setExamples)
  }, [piece])
  if (!examples) return null

  const names = examples.states.map(([name]) => name)
  const shown = examples.states.filter(([name]) => (state ? name === state : !examples.isOverlay))
  return (
    <Product answers={examples.answers}>
      <div data-states={names.join(' ')} data-overlay={examples.isOverlay || undefined}>
        {examples.isOverlay ? (
          shown.map(([name, State]) => <State key={name} />)
        ) : (
          <main className={css.frame}>
            {shown.map(([name, State]) => (
              <section key={name} aria-label={name}>
                <h2 className={css.name}>{name}</h2>
                <State />
              </section>
            ))}
          </main>
        )}
        {shown.length === 0 && <StateLinks piece={piece} names={names} />}
      </div>
    </Product>
  )
}

/** Store, services and router as in the product, over a network of the example's answers. */
function Product({ answers, children }: { answers: Examples['answers']; children: ReactNode }) {
  const [{ store, host, history }] = useState(() => ({
    ...createWorld({ http: createFakeHttp(answers) }),
    history: createMemoryHistory('/'),
  }))
  return (
    <StoreProvider store={store}>
      <HostContext value={host}>
        <AppRouter history={history}>{children}</AppRouter>
      </HostContext>
    </StoreProvider>
  )
}

function StateLinks({ piece, names }: { piece: string; names: string[] }) {
  const here = new URLSearchParams(location.search)
  const addressOf = (name: string) =>
    `?${new URLSearchParams({ piece, theme: here.get('theme') ?? 'light', state: name })}`
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a className={css.link} href={addressOf(name)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
