import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { openMessageStream } from './message-stream';

const open = () => {
  const stream = new PassThrough();
  const messages: unknown[] = [];
  const refusals: string[] = [];
  const write = openMessageStream(
    stream,
    (message, attachment) => messages.push(attachment ? [message, attachment.toString()] : message),
    (reason) => refusals.push(reason),
  );
  return { stream, messages, refusals, write };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('what is written arrives whole, however it is cut', async () => {
  const { stream, messages, write } = open();
  write({ text: '여러\n줄' });
  const bytes = Buffer.from('{"a":"가"}\n{"b":2}\n');
  for (const byte of bytes) stream.write(Buffer.from([byte]));
  await settle();
  expect(messages).toEqual([{ text: '여러\n줄' }, { a: '가' }, { b: 2 }]);
});

test('an attachment arrives as it was sent, and is no message', async () => {
  const { stream, messages, write } = open();
  write({ kind: 'done' }, '{"html":"가\n"}\n');
  write({ kind: 'ping' });
  for (const byte of Buffer.from('{"a":1,"bytes":4}\n\n가{"b":2}\n')) stream.write(Buffer.from([byte]));
  await settle();
  expect(messages).toEqual([
    [{ kind: 'done', bytes: 16 }, '{"html":"가\n"}\n'],
    { kind: 'ping' },
    [{ a: 1, bytes: 4 }, '\n가'],
    { b: 2 },
  ]);
});

test.each(['{"bytes":-1}', '{"bytes":1.5}', '{"bytes":"1"}', '{"bytes":12000001}', '"text"', 'null'])(
  'a message that says %s is refused',
  async (line) => {
    const { stream, messages, refusals } = open();
    stream.write(`${line}\n{"a":1}\n`);
    await settle();
    expect([messages, refusals.length]).toEqual([[], 1]);
  },
);

test('what is no message is refused, and nothing after it is read', async () => {
  const { stream, messages, refusals } = open();
  stream.write('{"a":1}\nnothing\n{"a":2}\n');
  await settle();
  stream.write('{"a":3}\n');
  await settle();
  expect([messages, refusals]).toEqual([[{ a: 1 }], ['It sent something that is no message']]);
});

test('a message without end is refused before it ends', async () => {
  const { stream, messages, refusals } = open();
  for (let sent = 0; sent < 13; sent += 1) {
    stream.write(Buffer.alloc(1_000_000, 'x'));
    await settle();
  }
  expect([messages, refusals.length]).toEqual([[], 1]);
});
