import { expect, test } from '@jest/globals';
import { createContentState } from './content-state';

const state = (version: string, next: string | null = null) => ({ version, next });

/** Reads answers that show these domains; null for an answer that does not say what it shows. */
const read = (content: ReturnType<typeof createContentState>, ...answers: (string[] | null)[]) => {
  const reading = content.startReading();
  for (const domains of answers) reading.add(domains);
  return reading.getValidity();
};

test('what was read is valid until one of its domains changes', () => {
  const content = createContentState();
  content.replace({ firm: state('1'), shop: state('1') });
  const validity = read(content, ['firm']) ?? { versions: new Map() };
  content.change('shop', state('2'));
  expect(content.isValid(validity)).toBe(true);
  content.change('firm', state('2'));
  expect(content.isValid(validity)).toBe(false);
});

test('what changes while it is read is not valid', () => {
  const content = createContentState();
  content.replace({ firm: state('1') });
  const reading = content.startReading();
  content.change('firm', state('2'));
  reading.add(['firm']);
  expect(content.isValid(reading.getValidity() ?? { versions: new Map([['none', '']]) })).toBe(false);
});

test('what changes by the clock is valid until then, and not while that time is unknown', () => {
  let now = Date.parse('2026-11-26T00:00:00Z');
  const content = createContentState(() => now);
  content.replace({ firm: state('1', '2026-11-26T00:01:00Z') });
  const validity = read(content, ['firm']) ?? { versions: new Map() };
  expect(content.isValid(validity)).toBe(true);
  now += 60_000;
  expect(content.isValid(validity)).toBe(false);
  content.change('firm', state('1', '2026-11-26T00:02:00Z'));
  expect(content.isValid(validity)).toBe(true);
});

test('nothing is valid while the API does not report changes', () => {
  const content = createContentState();
  expect(read(content, ['firm'])).toBe(null);
  content.replace({ firm: state('1') });
  const validity = read(content, ['firm']) ?? { versions: new Map() };
  content.replace(null);
  expect(content.isValid(validity)).toBe(false);
});

test('an answer that failed, or does not say what it shows, makes the page one that is not cached', () => {
  const content = createContentState();
  content.replace({ firm: state('1') });
  expect(read(content, ['firm'], null)).toBe(null);
  expect(read(content, ['firm'], ['another'])).toBe(null);
  expect(read(content)).toBe(null);
  expect(read(content, ['firm'])).not.toBe(null);
});
