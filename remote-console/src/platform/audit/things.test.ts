import { expect, test } from '@jest/globals';
import { folders, resourceOf } from './things';

test('what was written down under a folder is found under the console’s name for it', () => {
  expect(resourceOf('faqs')).toBe('center/faqs');
  expect(resourceOf('outbox')).toBe('mail');
  expect(resourceOf('users')).toBe('users');
  expect(resourceOf('matchings')).toBeNull();
});

test('each kind of thing can be chosen once', () => {
  expect(new Set(folders).size).toBe(folders.length);
  expect(folders).toEqual(expect.arrayContaining(['users', 'matchings', 'setting']));
});
