import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { addressOf, textOf } from './address'
import { useNavigate } from './navigation'
import { type NavigateOptions, useRouter } from './router-context'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  NavigateOptions & {
    /** An address of the product: `/live/hot`, or `?tab=odds` of this page. */
    to: string
    ref?: Ref<HTMLAnchorElement>
  }

/** A link inside the product: a tap goes there without loading the document. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  target,
  ...rest
}: LinkProps) {
  const { location } = useRouter()
  const navigate = useNavigate()
  const href = textOf(addressOf(to, location.pathname))
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    // A link to this very page makes no second place of it.
    const isHere = href === textOf(location)
    navigate(href, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return <a {...rest} href={href} target={target} onClick={follow} />
}

/** Others open a tab, a window or a menu: they are the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
