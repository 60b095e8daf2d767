import type { Duplex } from 'node:stream';

/** Largest message that is read (bytes): a page of 5 MB of HTML, and what JSON adds to it. */
const maxMessageBytes = 12_000_000;

const newline = 0x0a;

/**
 * Exchanges values as lines of JSON over a stream. `onOverflow` is called, and nothing more is read, when a line is longer than
 * any message: then no more than that length has been kept.
 */
export const openMessageStream = (
  stream: Duplex,
  onMessage: (message: unknown) => void,
  onOverflow: (reason: string) => void,
) => {
  let chunks: Buffer[] = [];
  let length = 0;
  const refuse = (reason: string) => {
    chunks = [];
    stream.removeListener('data', read).pause();
    onOverflow(reason);
  };
  const keep = (part: Buffer) => {
    chunks.push(part);
    length += part.length;
  };
  const read = (chunk: Buffer) => {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, at));
      const line = Buffer.concat(chunks).toString();
      chunks = [];
      length = 0;
      from = at + 1;
      let message: unknown;
      try {
        message = JSON.parse(line);
      } catch {
        return refuse('It sent something that is no message');
      }
      onMessage(message);
    }
    keep(chunk.subarray(from));
    if (length > maxMessageBytes) refuse(`It sent more than ${maxMessageBytes} bytes at once`);
  };
  stream.on('data', read);
  return (message: unknown) => void stream.write(`${JSON.stringify(message)}\n`);
};
