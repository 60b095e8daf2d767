import { expect, test } from '@jest/globals';
import { TraceMap } from '@jridgewell/trace-mapping';
import { testSourceMap } from 'shared/build/testing';
import type { StackFrame } from 'shared/format';
import { translateFrames } from './translate-frames';

const file = '/remotes/remote-home/1.0.0+aaaaaaaaaa/12.js';
const frame = (column: number, changes: Partial<StackFrame> = {}): StackFrame => ({
  name: 'e',
  file,
  line: 1,
  column,
  isCalledByNext: true,
  ...changes,
});
const map = new TraceMap(testSourceMap);
const page = 'remote-home/src/page.tsx';

test('a place of a script is that of its source, and a function is called as the next frame calls it', () => {
  const frames = [frame(6), frame(5)];
  expect(translateFrames(frames, [map, map]).map(({ source }) => source)).toEqual([
    { name: 'openPage', file: page, line: 7, column: 3 },
    { name: null, file: page, line: 7, column: 3 },
  ]);
});

test('nor does one by the engine, such as that of a list', () => {
  const [first] = translateFrames([frame(5, { isCalledByNext: false }), frame(5)], [map, map]);
  expect(first?.source).toMatchObject({ name: null, file: page });
});

test('a call between two names says nothing of the function', () => {
  const [first] = translateFrames([frame(5), frame(6)], [map, map]);
  expect(first?.source?.name).toBeNull();
});

test('what a library calls has another name there', () => {
  const library = new TraceMap(testSourceMap.replace('remote-home/src/page.tsx', 'node_modules/react-dom/index.js'));
  const [first] = translateFrames([frame(5), frame(5)], [map, library]);
  expect(first?.source).toMatchObject({ name: null, file: page });
});

test('the bundle of the server has the names of its source', () => {
  const server = frame(5, { name: 'Page', file: file.replace('12.js', 'server.cjs') });
  expect(translateFrames([server], [map])[0]?.source?.name).toBe('Page');
});

test('a frame without a source map, or before its first place, stays as it was reported', () => {
  const frames = [frame(5), frame(1)];
  expect(translateFrames(frames, [null, map])).toEqual(
    frames.map(({ isCalledByNext: _, ...it }) => ({ ...it, source: null })),
  );
});
