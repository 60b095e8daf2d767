import { expect, test } from '@jest/globals';
import { omitPast } from './load';

test('fairs that are over are left out, and the others keep their order', () => {
  const running = { status: 'ONGOING' } as const;
  const upcoming = { status: 'UPCOMING' } as const;
  expect(omitPast([running, upcoming, { status: 'EXPIRED' }])).toEqual([running, upcoming]);
});
