type RecordingVariables = {
  RECORDINGS_MAX_MB: number
  KEEP_RECORDINGS_DAYS: number
  SECOND_QUALITY: string
}

/** What becomes of the streams of this process besides being watched. */
export function recordingSettings(value: RecordingVariables) {
  return {
    recordings: {
      maxBytes: value.RECORDINGS_MAX_MB * 1_000_000,
      maxAgeDays: value.KEEP_RECORDINGS_DAYS,
    },
    /** Streams get a second quality where ffmpeg is installed. */
    hasSecondQuality: value.SECOND_QUALITY === 'auto',
  }
}
