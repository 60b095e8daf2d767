import { expect, test } from '@jest/globals';
import { defineExtensions, describeExtensions } from './extensions';

const extension = { Extension: () => null };
const extensions = defineExtensions([
  { slot: 'my-page', scope: ['seller'], chunk: 'meetings', lazy: async () => ({ extension }) },
  { slot: 'console-dashboard', lazy: async () => ({ extension }) },
]);

test('the manifest has where extensions stand and who sees them, and no code', () =>
  expect(JSON.parse(JSON.stringify(describeExtensions(extensions)))).toEqual([
    { slot: 'my-page', scope: ['seller'], chunk: 'meetings' },
    { slot: 'console-dashboard' },
  ]));
