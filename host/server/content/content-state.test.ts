import { expect, test } from '@jest/globals';
import { combineValidities, createContentState, type Validity } from './content-state';

const state = (version: string, next: string | null = null) => ({ version, next });

/** Reads an answer that shows these domains; null for an answer that does not say what it shows. */
const read = (content: ReturnType<typeof createContentState>, domains: string[] | null) =>
  content.startReading()(domains);

const combine = (...parts: (Validity | null)[]) => {
  const validities = combineValidities();
  for (const part of parts) validities.add(part);
  return validities.get();
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
  const getValidity = content.startReading();
  content.change('firm', state('2'));
  expect(content.isValid(getValidity(['firm']) ?? { versions: new Map() })).toBe(false);
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
  const firm = read(content, ['firm']);
  expect(firm).not.toBe(null);
  expect(combine(firm, read(content, null))).toBe(null);
  expect(combine(firm, read(content, ['another']))).toBe(null);
  expect(combine()).toBe(null);
  expect(combine(firm)).toEqual(firm);
});

test('parts of a page that were read before a change and after it make one that is not cached', () => {
  const content = createContentState();
  content.replace({ firm: state('1'), shop: state('1') });
  const before = read(content, ['firm']);
  const shop = read(content, ['shop']);
  content.change('firm', state('2'));
  expect(combine(before, shop, read(content, ['firm']))).toBe(null);
  expect(combine(shop, read(content, ['firm']))).toEqual({
    versions: new Map([
      ['shop', '1'],
      ['firm', '2'],
    ]),
  });
});
