/** A test picture with a running clock, and a tone. */
const TEST_PICTURE = [
  ...['-re', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25'],
  ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'],
]

/** What every browser plays: H.264 without B-frames, a key frame every 2 s, and AAC. */
const OUTPUT = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-profile:v', 'main'],
  ...['-pix_fmt', 'yuv420p', '-b:v', '800k', '-maxrate', '900k', '-bufsize', '1800k'],
  ...['-force_key_frames', 'expr:gte(t,n_forced*2)'],
  ...['-c:a', 'aac', '-b:a', '96k', '-ar', '44100', '-f', 'flv'],
]

/** How ffmpeg sends a clip, over and over, or a test picture to an address. */
export function pushArguments(
  address: string,
  { file, seconds }: { file: string | null; seconds: number | null },
): string[] {
  const input = file === null ? TEST_PICTURE : ['-re', '-stream_loop', '-1', '-i', file]
  const end = seconds === null ? [] : ['-t', String(seconds)]
  return ['-hide_banner', '-loglevel', 'warning', '-nostdin', ...input, ...end, ...OUTPUT, address]
}
