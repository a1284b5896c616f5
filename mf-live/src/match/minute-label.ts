/** 45+2′ for the second minute of added time. */
export function minuteLabel({
  minute,
  addedMinute,
}: {
  minute: number
  addedMinute: number | null
}): string {
  return addedMinute ? `${minute}+${addedMinute}′` : `${minute}′`
}
