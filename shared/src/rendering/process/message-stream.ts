import type { Duplex } from 'node:stream';

/** Longest message, and largest attachment, that is read (bytes): a page of 5 MB of HTML, and the data that it was made from. */
const maxBytes = 12_000_000;

const newline = 0x0a;

type Message = Record<string, unknown>;

const parseMessage = (line: Buffer): Message | null => {
  try {
    const message: unknown = JSON.parse(line.toString());
    return typeof message === 'object' ? (message as Message) : null;
  } catch {
    return null;
  }
};

const isLength = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Exchanges messages over a stream: a line of JSON each, and after it the attachment, whose length is its `bytes`. What is large
 * is attached, because writing it as JSON and reading it again costs more than the rest. `onRefuse` is called, and nothing more is
 * read, when something is no message, or larger than any: then no more than that has been kept.
 */
export const openMessageStream = (
  stream: Duplex,
  onMessage: (message: Message, attachment: Buffer | null) => void,
  onRefuse: (reason: string) => void,
) => {
  let chunks: Buffer[] = [];
  let length = 0;
  /** The message whose attachment is read; null while a line is read. */
  let message: Message | null = null;

  const refuse = (reason: string) => {
    chunks = [];
    stream.removeListener('data', read).pause();
    onRefuse(reason);
  };
  const keep = (part: Buffer) => {
    chunks.push(part);
    length += part.length;
  };
  const take = () => {
    const whole = Buffer.concat(chunks);
    chunks = [];
    length = 0;
    return whole;
  };
  const tooLarge = `It sent more than ${maxBytes} bytes at once`;
  /** Returns what is wrong with the message; null if nothing is. */
  const receiveLine = (): string | null => {
    const received = parseMessage(take());
    const bytes = received?.bytes ?? 0;
    if (!received || !isLength(bytes)) return 'It sent something that is no message';
    if (bytes > maxBytes) return tooLarge;
    if (bytes === 0) onMessage(received, null);
    else message = received;
    return null;
  };

  const read = (chunk: Buffer) => {
    let rest = chunk;
    while (rest.length > 0) {
      const missing = message ? (message.bytes as number) - length : rest.indexOf(newline);
      const isWhole = message ? missing <= rest.length : missing >= 0;
      keep(isWhole ? rest.subarray(0, missing) : rest);
      if (length > maxBytes) return refuse(tooLarge);
      if (!isWhole) return;
      rest = rest.subarray(message ? missing : missing + 1);
      if (message) {
        const complete = message;
        message = null;
        onMessage(complete, take());
      } else {
        const reason = receiveLine();
        if (reason) return refuse(reason);
      }
    }
  };
  stream.on('data', read);

  return (sent: object, attachment: Buffer | string | null = null) => {
    const bytes = attachment === null ? undefined : Buffer.byteLength(attachment);
    stream.cork();
    stream.write(`${JSON.stringify({ ...sent, bytes })}\n`);
    if (attachment !== null) stream.write(attachment);
    stream.uncork();
  };
};
