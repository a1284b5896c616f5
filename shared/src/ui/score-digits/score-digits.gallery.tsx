import { useEffect, useState } from 'react'
import { ScoreDigits } from './score-digits'

export function Live() {
  return <ScoreDigits value={2} tone="live" />
}

export function Strong() {
  return <ScoreDigits value={3} />
}

export function Weak() {
  return <ScoreDigits value={0} tone="weak" />
}

export function TwoDigits() {
  return <ScoreDigits value={12} />
}

export function ThreeDigits() {
  return <ScoreDigits value={108} maxDigits={3} tone="live" />
}

export function Goal() {
  return <ScoreDigits value={4} tone="live" isGoal />
}

/** Rolls once after the page is shown. */
export function Rolling() {
  const [value, setValue] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setValue(1), 300)
    return () => clearTimeout(timer)
  }, [])
  return <ScoreDigits value={value} tone="live" />
}
