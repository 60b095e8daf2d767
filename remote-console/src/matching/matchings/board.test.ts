import { describe, expect, test } from '@jest/globals';
import { type BoardState, busyAt, meetingAt } from './board';
import { dayIn, timeIn } from './clock';

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

describe('a time of the board', () => {
  test('is a conflict for whoever already meets somebody then', () => {
    expect(busyAt(board, ['s1', 'b2'], ten)).toEqual([{ ko: '셀러' }]);
    expect(busyAt(board, ['s2', 'b1'], ten)).toEqual([{ ko: '바이어' }]);
    expect(busyAt(board, ['s1', 'b1'], eleven)).toEqual([]);
  });

  test('is none for the meeting that is moved itself', () => {
    expect(busyAt(board, ['s1', 'b1'], ten, 'm1')).toEqual([]);
  });

  test('knows which table is taken', () => {
    expect(meetingAt(board, ten, 2)?._id).toBe('m1');
    expect(meetingAt(board, ten, 1)).toBeNull();
  });
});

test('days and times are those of the fair, wherever the organiser is', () => {
  expect(dayIn('2026-11-30T15:30:00.000Z', 'Asia/Seoul')).toBe('2026-12-01');
  expect(timeIn(ten, 'Asia/Seoul')).toBe('10:00');
  expect(timeIn(ten, 'America/New_York')).toBe('20:00');
});
