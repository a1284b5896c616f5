import { useEffect, useState, useSyncExternalStore } from 'react'
import css from './catalogue.module.css'
import { type Examples, loadExamples, PIECES } from './examples'
import { THEMES, WIDTHS } from './variants'

/** The list of pieces, and the chosen one in every theme and width with its code. */
export function Catalogue() {
  const chosen = useChosenPiece()
  return (
    <div className={css.catalogue}>
      <nav className={css.list} aria-label="组件">
        {PIECES.map((piece) => (
          <a key={piece} href={`#${piece}`} aria-current={piece === chosen ? 'page' : undefined}>
            {piece}
          </a>
        ))}
      </nav>
      {chosen && <Piece key={chosen} piece={chosen} />}
    </div>
  )
}

function Piece({ piece }: { piece: string }) {
  const [examples, setExamples] = useState<Examples | null>(null)
  useEffect(() => {
    void loadExamples(piece).then(setExamples)
  }, [piece])
  if (!examples) return null
  const states = examples.isOverlay ? examples.states.map(([name]) => name) : [null]
  return (
    <main className={css.piece}>
      <h1>{piece}</h1>
      {states.map((state) => (
        <div key={state ?? ''} className={css.frames}>
          {THEMES.flatMap((theme) =>
            WIDTHS.map((width) => (
              <PieceFrame
                key={`${theme}-${width}`}
                address={addressOf({ piece, theme, state })}
                title={[state, theme, width].filter(Boolean).join(' ')}
                width={width}
              />
            )),
          )}
        </div>
      ))}
      <pre className={css.code}>{examples.source}</pre>
    </main>
  )
}

function PieceFrame({ address, title, width }: { address: string; title: string; width: number }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe className={css.screen} title={title} src={address} width={width} />
    </figure>
  )
}

function addressOf(asked: { piece: string; theme: string; state: string | null }): string {
  const { state, ...rest } = asked
  return `/?${new URLSearchParams(state ? { ...rest, state } : rest)}`
}

function useChosenPiece(): string | undefined {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => location.hash.slice(1),
  )
  return PIECES.find((piece) => piece === hash) ?? PIECES[0]
}
