import { describe, expect, test } from '@jest/globals';
import { formatSlotTime, toDay } from './format-slot';
import { type BoardState, findBusyParties, findMeetingAt } from './use-board';

const ten = '2026-12-01T01:00:00.000Z';
const eleven = '2026-12-01T02:00:00.000Z';

const board = {
  meetings: [
    {
      _id: 'm1',
      seller: 's1',
      buyer: 'b1',
      slot: { start: ten, end: eleven },
      table: 2,
      sellerCompany: { name: { ko: '셀러' } },
      buyerCompany: { name: { ko: '바이어' } },
    },
  ],
} as unknown as BoardState;

describe('a time on the board', () => {
  test('conflicts for a party that has another meeting then', () => {
    expect(findBusyParties(board, ['s1', 'b2'], ten)).toEqual([{ ko: '셀러' }]);
    expect(findBusyParties(board, ['s2', 'b1'], ten)).toEqual([{ ko: '바이어' }]);
    expect(findBusyParties(board, ['s1', 'b1'], eleven)).toEqual([]);
  });

  test('does not conflict for the meeting that is moved', () => {
    expect(findBusyParties(board, ['s1', 'b1'], ten, 'm1')).toEqual([]);
  });

  test('has a meeting at each occupied table', () => {
    expect(findMeetingAt(board, ten, 2)?._id).toBe('m1');
    expect(findMeetingAt(board, ten, 1)).toBeNull();
  });
});

test('days and times are in the time zone of the fair', () => {
  expect(toDay('2026-11-30T15:30:00.000Z', 'Asia/Seoul')).toBe('2026-12-01');
  expect(formatSlotTime(ten, 'Asia/Seoul')).toBe('10:00');
  expect(formatSlotTime(ten, 'America/New_York')).toBe('20:00');
});
