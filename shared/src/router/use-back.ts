import { useNavigate } from './navigation'

/**
 * Back where one came from, or to `otherwise` when the page was opened by its address: then there
 * is nothing of ours to go back to, and the browser's back would do nothing or leave the product.
 */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => (stepsBehind() > 0 ? navigate(-1) : navigate(otherwise, { replace: true }))
}

/** The router numbers the steps of this tab from the first one inside the product. */
export function stepsBehind(): number {
  const { idx } = (history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : 0
}
