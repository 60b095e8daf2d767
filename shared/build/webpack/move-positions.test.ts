import { expect, test } from '@jest/globals';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { movePositions } from './move-positions';

const text = 'A(XX);B(XX,XX);C\nD';
/** Each name of the text stands in a source line of its own, in this order. */
const map = JSON.stringify({
  version: 3,
  sources: ['source.ts'],
  names: [],
  // A at column 0, B at 6, C at 15; D at 0 of the next line.
  mappings: 'AAAA,MACA,SACA;AACA',
});
const findLine = (moved: string, script: string, name: string) => {
  const before = script.slice(0, script.lastIndexOf(name)).split('\n');
  return originalPositionFor(new TraceMap(moved), { line: before.length, column: before.at(-1)?.length ?? 0 }).line;
};

test.each([
  ['longer', 'twelve chars'],
  ['shorter', ''],
  ['as long', 'YY'],
])('a script whose placeholders became %s keeps the places of its sources', (_, replacement) => {
  const script = text.replaceAll('XX', replacement);
  const moved = movePositions(map, text, /XX/g, replacement);
  expect(['A', 'B', 'C', 'D'].map((name) => findLine(moved, script, name))).toEqual([1, 2, 3, 4]);
});
