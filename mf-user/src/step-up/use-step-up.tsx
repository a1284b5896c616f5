import type { StepUpAct } from '@saidian/shared/contracts'
import { type ReactNode, useRef, useState } from 'react'
import { StepUpForm } from './step-up-form'

/** A proof is asked for anew a little before the server forgets it. */
const MARGIN_MS = 10_000

export type StepUpControl = {
  /** Resolves with a proof for the act, null when the person turned back; `form` is shown meanwhile. */
  prove: () => Promise<string | null>
  /** Stands in place of what needs the proof; null while none is asked for. */
  form: ReactNode
}

/** Asks the member to prove that it is them, and remembers the proof while it serves. */
export function useStepUp(act: StepUpAct): StepUpControl {
  const [settle, setSettle] = useState<((proof: string | null) => void) | null>(null)
  const proven = useRef<{ proof: string; until: number } | null>(null)

  function end(proof: string | null): void {
    settle?.(proof)
    setSettle(null)
  }

  return {
    prove() {
      const { current } = proven
      if (current && Date.now() < current.until) return Promise.resolve(current.proof)
      return new Promise((resolve) => setSettle(() => resolve))
    },
    form: settle && (
      <StepUpForm
        act={act}
        onProven={({ proof, expiresInMs }) => {
          proven.current = { proof, until: Date.now() + expiresInMs - MARGIN_MS }
          end(proof)
        }}
        onCancel={() => end(null)}
      />
    ),
  }
}
