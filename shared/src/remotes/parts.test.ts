import { expect, test } from '@jest/globals';
import { createParts, defineParts, describeParts } from './parts';

const part = { Part: () => null };
const parts = defineParts([
  { slot: 'my-page', scope: ['seller'], chunk: 'meetings', lazy: async () => ({ part }) },
  { slot: 'console-dashboard', lazy: async () => ({ part }) },
]);

test('the manifest has where parts stand and who sees them, and no code', () =>
  expect(JSON.parse(JSON.stringify(describeParts(parts)))).toEqual([
    { slot: 'my-page', scope: ['seller'], chunk: 'meetings' },
    { slot: 'console-dashboard' },
  ]));

test('each slot of the manifest has its part, in the same order', async () => {
  const created = createParts(parts);
  expect(created.map(({ slot }) => slot)).toEqual(describeParts(parts).map(({ slot }) => slot));
  expect(await created[0]?.lazy()).toEqual({ part });
});
