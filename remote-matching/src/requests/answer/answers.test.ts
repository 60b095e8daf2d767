import { expect, test } from '@jest/globals';
import { getTextKey } from './answers';

const proposal = { by: 'buyer', slots: [], message: null, at: '2026-01-01T00:00:00.000Z' };
const ofOther = { proposal, actions: ['ACCEPT_PROPOSAL' as const, 'REJECT_PROPOSAL' as const] };
const own = { proposal, actions: ['REJECT_PROPOSAL' as const] };

test('rejecting the proposal of the other company and taking back one’s own are asked in words of their own', () => {
  const keys = (['REQUESTED', 'ACCEPTED'] as const).flatMap((status) =>
    [ofOther, own].map((matching) => getTextKey('REJECT_PROPOSAL', { ...matching, status })),
  );
  expect(keys).toEqual(['REJECT_COUNTER', 'TAKE_BACK_COUNTER', 'REJECT_PROPOSAL', 'TAKE_BACK']);
  expect(getTextKey('PROPOSE', { ...own, status: 'REQUESTED' })).toBe('COUNTER');
  expect(getTextKey('DECLINE', { ...own, status: 'REQUESTED' })).toBe('DECLINE');
});
