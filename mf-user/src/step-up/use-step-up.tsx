import type { StepUpAct } from '@saidian/shared/contracts/accounts'
import { type ReactNode, useRef, useState } from 'react'
import { StepUpForm } from './step-up-form'

/** A proof counts as expired this long before the server expires it. */
const MARGIN_MS = 10_000

export type StepUpControl = {
  /** Shows `form` and resolves with a proof for the act; null when the user cancels. */
  prove: () => Promise<string | null>
  /** The form to render instead of the page content; null while no proof is requested. */
  form: ReactNode
}

/** Step-up authentication for `act`. A proof is reused until it expires. */
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
