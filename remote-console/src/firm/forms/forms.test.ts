import { describe, expect, test } from '@jest/globals';
import { ageOf } from './age';
import { maskName, maskPhone } from './mask';

describe('personal data in a list', () => {
  test.each([
    ['01012345678', '010-****-5678'],
    ['0212345678', '02-****-5678'],
    ['0321234567', '032-***-4567'],
    ['+14155550100', '+141****0100'],
  ])('%s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown));

  test.each([
    ['홍길동', '홍*동'],
    ['남궁', '남*'],
    ['제갈공명', '제**명'],
    ['Jane Doe', 'J*** D**'],
  ])('%s is exported as %s', (name, shown) => expect(maskName(name)).toBe(shown));
});

describe('the age of a request', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const at = (createdAt: string, status: 'RECEIVED' | 'IN_PROGRESS' | 'ANSWERED' = 'RECEIVED') =>
    ageOf({ createdAt, status }, now);

  test('counts minutes, hours and days', () => {
    expect(at('2026-11-21T11:30:00.000Z')).toEqual({ unit: 'minutes', count: 30, late: false });
    expect(at('2026-11-21T02:00:00.000Z')).toEqual({ unit: 'hours', count: 10, late: false });
    expect(at('2026-11-17T12:00:00.000Z')).toEqual({ unit: 'days', count: 4, late: true });
  });

  test('is late after a day, not at it', () => {
    expect(at('2026-11-20T12:00:00.000Z')?.late).toBe(false);
    expect(at('2026-11-20T11:59:59.999Z')?.late).toBe(true);
  });

  test('ends with the answer', () => {
    expect(at('2026-11-01T00:00:00.000Z', 'ANSWERED')).toBeNull();
  });
});
