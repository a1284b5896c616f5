type What = { what: string; excerpt: string }

/** The notice about an appeal to the author. */
export function appealNotice(
  data: What,
  { isGranted, reason }: { isGranted: boolean; reason: string },
) {
  const kind = 'moderation'
  return isGranted
    ? ({ kind, template: 'moderation.appeal_granted', data } as const)
    : ({ kind, template: 'moderation.appeal_denied', data: { ...data, reason } } as const)
}
