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
  const validity = read(content, ['firm']) ?? { versions: [] };
  content.change('shop', state('2'));
  expect(content.isValid(validity)).toBe(true);
  content.change('firm', state('2'));
  expect(content.isValid(validity)).toBe(false);
});

test('what has just changed, by the clock too, is valid for those who allow that', () => {
  let now = Date.parse('2026-11-26T00:00:00Z');
  const content = createContentState(() => now);
  const getValidity = (domain: string) => read(content, [domain]) ?? { versions: [] };
  content.replace({ firm: state('1'), shop: state('1', '2026-11-26T00:00:00.100Z') });
  const [firm, shop] = [getValidity('firm'), getValidity('shop')];
  content.change('firm', state('2'));
  content.change('firm', state('3'));
  now += 299;
  expect([content.isValid(firm), content.isValid(firm, 300)]).toEqual([false, true]);
  now += 1;
  expect(content.isValid(firm, 300)).toBe(false);
  expect([content.isValid(shop), content.isValid(shop, 300)]).toEqual([false, true]);
  content.change('shop', state('2'));
  now += 99;
  expect(content.isValid(shop, 300)).toBe(true);
  now += 1;
  expect(content.isValid(shop, 300)).toBe(false);
});

test('what changed before the API was lost is never valid again', () => {
  const content = createContentState();
  content.replace({ firm: state('1') });
  const validity = read(content, ['firm']) ?? { versions: [] };
  content.change('firm', state('2'));
  content.replace(null);
  content.replace({ firm: state('3') });
  expect(content.isValid(validity, 300)).toBe(false);
});

test('what changes while it is read is not valid', () => {
  const content = createContentState();
  content.replace({ firm: state('1') });
  const getValidity = content.startReading();
  content.change('firm', state('2'));
  expect(content.isValid(getValidity(['firm']) ?? { versions: [] })).toBe(false);
});

test('what changes by the clock is valid until then, and not while that time is unknown', () => {
  let now = Date.parse('2026-11-26T00:00:00Z');
  const content = createContentState(() => now);
  content.replace({ firm: state('1', '2026-11-26T00:01:00Z') });
  const validity = read(content, ['firm']) ?? { versions: [] };
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
  const validity = read(content, ['firm']) ?? { versions: [] };
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

test('parts of a page that were read before a change and after it make one that is valid for a grace alone', () => {
  let now = 1;
  const content = createContentState(() => now);
  content.replace({ firm: state('1'), shop: state('1') });
  const [before, shop] = [read(content, ['firm']), read(content, ['shop'])];
  content.change('firm', state('2'));
  const after = read(content, ['firm']);
  const combined = combine(before, shop, after) ?? { versions: [] };
  expect([content.isValid(combined), content.isValid(combined, 300)]).toEqual([false, true]);
  now += 300;
  expect(content.isValid(combined, 300)).toBe(false);
  expect(combine(shop, after)).toEqual({
    versions: [
      ['shop', '1'],
      ['firm', '2'],
    ],
  });
});
