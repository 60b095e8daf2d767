import { expect, test } from '@jest/globals';
import type { Matching } from '../../data/use-matchings';
import type { Schedule } from '../../data/use-schedules';
import { createGetCell } from './create-get-cell';

const slot = { start: '2026-11-21T01:00:00.000Z', end: '2026-11-21T01:30:00.000Z' };
const meetingAt = (_fair: string) =>
  ({ _fair, status: 'ACCEPTED', slot, fair: { title: '봄' } }) as unknown as Matching;
const requested = { slots: [{ ...slot, requests: 2 }] } as unknown as Schedule;
const t = (key: string) => key;

const getCell = (options: Partial<Parameters<typeof createGetCell>[0]>) =>
  createGetCell({
    fair: 'f1',
    schedule: null,
    matchings: [],
    marked: new Set(),
    now: '2026-11-20T00:00:00.000Z',
    t,
    ...options,
  })(slot);

test('the slot of a meeting at this fair is held', () =>
  expect(getCell({ matchings: [meetingAt('f1')] })).toMatchObject({ state: 'held', locked: 'lockedHeld' }));

test('a meeting at another fair is a conflict, but an offered slot can still be removed', () => {
  expect(getCell({ matchings: [meetingAt('f2')] })).toMatchObject({ state: 'conflict', locked: 'lockedConflict' });
  expect(getCell({ matchings: [meetingAt('f2')], marked: new Set([slot.start]) }).locked).toBeNull();
});

test('a past slot cannot be marked', () => expect(getCell({ now: slot.start }).state).toBe('past'));

test('open requests are counted and do not lock the slot', () =>
  expect(getCell({ schedule: requested })).toEqual({ state: 'requested', requests: 2, locked: null }));
