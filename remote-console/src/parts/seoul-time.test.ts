import { describe, expect, test } from '@jest/globals';
import { fromField, toField } from './seoul-time';

describe('a moment in a form', () => {
  test('is typed and shown in Korean time', () => {
    expect(toField('2026-11-21T06:00:00.000Z')).toBe('2026-11-21T15:00');
    expect(fromField('2026-11-21T15:00')).toBe('2026-11-21T06:00:00.000Z');
    expect(fromField('2026-01-01T00:30')).toBe('2025-12-31T15:30:00.000Z');
  });

  test('survives a year that is still being typed', () => {
    expect(toField(fromField('0002-01-01T00:00'))).toBe('0002-01-01T00:00');
  });

  test('is null while there is none', () => {
    expect([toField(null), fromField('')]).toEqual(['', null]);
  });
});
