const WEATHER_LABELS: Record<number, string> = {
  1: '局部有云',
  2: '多云',
  3: '局部有云，有雨',
  4: '雪',
  5: '晴',
  6: '阴有雨，局部有雷暴',
  7: '阴',
  8: '薄雾',
  9: '阴有雨',
  10: '多云有雨',
  11: '多云有雨，局部有雷暴',
  12: '局部有云，有雨和雷暴',
  13: '雾',
}

/** Label of a weather id (codes-and-words 1.6); null for an unknown one. */
export function weatherLabel(weather: number | null): string | null {
  return weather === null ? null : (WEATHER_LABELS[weather] ?? null)
}
