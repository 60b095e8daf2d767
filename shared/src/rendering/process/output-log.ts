import type { Readable } from 'node:stream';

/** Output of a process that is taken within a minute (bytes). */
const maxBytes = 1_000_000;
const windowMs = 60_000;
/** Of which this many lines, each up to this many characters, are logged. */
const maxLines = 10;
const maxLineLength = 500;

/**
 * Logs the first lines of what a process writes within a minute, and drops the others. `onFlood` is called when it writes more
 * than is taken; then nothing more is read.
 */
export const logOutput = (
  streams: readonly Readable[],
  log: (line: string) => void,
  onFlood: (reason: string) => void,
) => {
  let bytes = 0;
  let lines = 0;
  const timer = setInterval(() => {
    bytes = 0;
    lines = 0;
  }, windowMs).unref();
  const close = () => {
    clearInterval(timer);
    for (const stream of streams) stream.removeAllListeners('data').destroy();
  };
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      close();
      onFlood(`It wrote more than ${maxBytes} bytes of output`);
      return;
    }
    if (lines >= maxLines) return;
    const text = chunk
      .toString()
      .split('\n')
      .filter(Boolean)
      .slice(0, maxLines - lines);
    lines += text.length;
    for (const line of text) log(line.slice(0, maxLineLength));
  };
  for (const stream of streams) stream.on('data', take);
  return close;
};
