import { expect, test } from '@jest/globals';
import { findOwner } from './find-owner';

test('a path that a remote has is found with its remote, and a new one has none', async () => {
  expect(await findOwner(['/shop'])).toEqual({ remote: 'remote-home', path: '/shop' });
  expect(await findOwner(['/absent', '/absent/account'])).toBeNull();
});
