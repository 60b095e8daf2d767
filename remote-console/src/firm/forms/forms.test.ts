import { describe, expect, test } from '@jest/globals';
import { getFormAge } from './form-age';
import { maskName, maskPhone } from './mask';

describe('masked personal data', () => {
  test.each([
    ['01012345678', '010-****-5678'],
    ['0212345678', '02-****-5678'],
    ['0321234567', '032-***-4567'],
    ['+14155550100', '+141****0100'],
  ])('the phone number %s is masked as %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));

  test.each([
    ['홍길동', '홍*동'],
    ['남궁', '남*'],
    ['제갈공명', '제**명'],
    ['Jane Doe', 'J*** D**'],
  ])('the name %s is masked as %s', (name, masked) => expect(maskName(name)).toBe(masked));
});

describe('the age of a request', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const at = (createdAt: string, status: 'RECEIVED' | 'IN_PROGRESS' | 'ANSWERED' = 'RECEIVED') =>
    getFormAge({ createdAt, status }, now);

  test('is expressed in minutes, hours or days', () => {
    expect(at('2026-11-21T11:30:00.000Z')).toEqual({ unit: 'minutes', count: 30, late: false });
    expect(at('2026-11-21T02:00:00.000Z')).toEqual({ unit: 'hours', count: 10, late: false });
    expect(at('2026-11-17T12:00:00.000Z')).toEqual({ unit: 'days', count: 4, late: true });
  });

  test('is late after more than a day', () => {
    expect(at('2026-11-20T12:00:00.000Z')?.late).toBe(false);
    expect(at('2026-11-20T11:59:59.999Z')?.late).toBe(true);
  });

  test('is null once the request is answered', () => {
    expect(at('2026-11-01T00:00:00.000Z', 'ANSWERED')).toBeNull();
  });
});
