import { describe, expect, test } from '@jest/globals';
import {
  formatSeoulDay,
  formatSeoulEnd,
  formatSeoulEndInput,
  formatSeoulInput,
  parseSeoulDay,
  parseSeoulEndInput,
  parseSeoulInput,
} from './seoul-time';

describe('a moment in a form', () => {
  test('is typed and shown in Korean time', () => {
    expect(formatSeoulInput('2026-11-21T06:00:00.000Z')).toBe('2026-11-21T15:00');
    expect(parseSeoulInput('2026-11-21T15:00')).toBe('2026-11-21T06:00:00.000Z');
    expect(parseSeoulInput('2026-01-01T00:30')).toBe('2025-12-31T15:30:00.000Z');
  });

  test('survives a year that is still being typed', () => {
    expect(formatSeoulInput(parseSeoulInput('0002-01-01T00:00'))).toBe('0002-01-01T00:00');
  });

  test('at 00:00 as an end is the end of that day, and is shown so again', () => {
    const end = parseSeoulEndInput('2027-03-05T00:00');
    expect(end).toBe('2027-03-05T15:00:00.000Z');
    expect(formatSeoulEndInput(end)).toBe('2027-03-05T00:00');
    expect(formatSeoulEnd(end)).toBe('2027-03-05 24:00');
    expect(formatSeoulEndInput(parseSeoulEndInput('2027-03-05T18:00'))).toBe('2027-03-05T18:00');
    expect(formatSeoulEnd('2027-03-05T09:00:00.000Z')).toBe('2027-03-05 18:00');
    expect([formatSeoulEndInput(null), parseSeoulEndInput(''), formatSeoulEnd(null)]).toEqual(['', null, '']);
  });

  test('is null while there is none', () => {
    expect([formatSeoulInput(null), parseSeoulInput('')]).toEqual(['', null]);
  });
});

test('a period ends with its last day', () => {
  expect([parseSeoulDay('2026-11-21'), parseSeoulDay('2026-11-21', true)]).toEqual([
    '2026-11-20T15:00:00.000Z',
    '2026-11-21T15:00:00.000Z',
  ]);
  for (const end of [false, true]) expect(formatSeoulDay(parseSeoulDay('2026-11-21', end), end)).toBe('2026-11-21');
  expect([formatSeoulDay(null), parseSeoulDay('')]).toEqual(['', null]);
});
