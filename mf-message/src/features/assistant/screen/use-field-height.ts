import { type RefObject, useLayoutEffect } from 'react'

/** The field is as high as its text, up to what its style allows. */
export function useFieldHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    if (text !== '') element.style.height = `${element.scrollHeight}px`
  }, [field, text])
}
