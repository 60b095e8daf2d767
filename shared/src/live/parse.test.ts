import { expect, test } from '@jest/globals';
import { createParser, type ServerEvent } from './parse';

const parsed = (...pieces: string[]) => {
  const events: ServerEvent[] = [];
  const parse = createParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
};

test('an event has a name, an id and data', () =>
  expect(parsed('id: 7\nevent: slots\ndata: {"a":1}\n\n')).toEqual([{ id: '7', event: 'slots', data: '{"a":1}' }]));

test('an event may come in pieces, and several in one', () => {
  expect(parsed('event: ma', 'tching\ndata: {', '}\n', '\n')).toEqual([{ id: null, event: 'matching', data: '{}' }]);
  expect(parsed('data: 1\n\ndata: 2\n\nda')).toHaveLength(2);
});

test('a beat is no event', () => expect(parsed(':\n\n', 'retry: 2000\n\n')).toEqual([]));
