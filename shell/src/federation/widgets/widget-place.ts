/** Marks the element of a widget, with the name of its remote. */
export const WIDGET_MARK = 'data-widget'

/** Whether an element is the place that a widget draws into. */
export function isWidgetPlace(container: unknown): boolean {
  return container instanceof Element && container.hasAttribute(WIDGET_MARK)
}
