import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** 360 lines at about 400 kbit/s, with a key frame every 2 s. */
export const SMOOTH_ARGUMENTS = [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin'],
  ...['-fflags', 'nobuffer', '-probesize', '65536', '-analyzeduration', '500000'],
  // Times stay those of the source, so that a player measures the same delay.
  ...['-copyts', '-f', 'flv', '-i', 'pipe:0'],
  ...['-vf', 'scale=-2:360', '-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency'],
  ...['-profile:v', 'main', '-pix_fmt', 'yuv420p', '-threads', '1'],
  ...['-b:v', '350k', '-maxrate', '400k', '-bufsize', '800k'],
  ...['-force_key_frames', 'expr:gte(t,n_forced*2)'],
  ...['-c:a', 'aac', '-b:a', '48k', '-ac', '1'],
  ...['-flush_packets', '1', '-flvflags', 'no_duration_filesize', '-f', 'flv', 'pipe:1'],
]

/** Whether ffmpeg is installed here. */
export async function hasFfmpeg(program: string): Promise<boolean> {
  try {
    await promisify(execFile)(program, ['-version'], { timeout: 10_000 })
    return true
  } catch {
    return false
  }
}
