import { expect, test } from '@jest/globals';
import { createEventParser, type ServerEvent } from './event-parser';

const parsed = (...pieces: string[]) => {
  const events: ServerEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
};

test('an event has a name, an id and data', () =>
  expect(parsed('id: 7\nevent: slots\ndata: {"a":1}\n\n')).toEqual([{ id: '7', event: 'slots', data: '{"a":1}' }]));

test('an event may be split over pieces, and a piece may contain several', () => {
  expect(parsed('event: ma', 'tching\ndata: {', '}\n', '\n')).toEqual([{ id: null, event: 'matching', data: '{}' }]);
  expect(parsed('data: 1\n\ndata: 2\n\nda')).toHaveLength(2);
});

test('a heartbeat is not an event', () => expect(parsed(':\n\n', 'retry: 2000\n\n')).toEqual([]));
