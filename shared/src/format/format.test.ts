import { describe, expect, test } from '@jest/globals';
import { isTimestamp } from './dates';
import {
  buildTelLink,
  formatDate,
  formatDateLong,
  formatDateTime,
  formatEndLong,
  formatNumber,
  formatPhone,
  formatWon,
  isMobilePhone,
  trimEndSlashes,
} from './index';
import { resolveParticles } from './particles';

describe('numbers', () => {
  test('are grouped by three without decimals', () => {
    expect(formatNumber(1250000)).toBe('1,250,000');
    expect(formatNumber(-1234567)).toBe('-1,234,567');
    expect(formatNumber('1234.6')).toBe('1,235');
    expect(formatNumber(-0.4)).toBe('0');
  });

  test('are empty without a value', () => {
    expect([formatNumber(null), formatNumber(undefined), formatNumber('')]).toEqual(['', '', '']);
  });

  test('are formatted as money in the language of the reader', () => {
    expect([formatWon(1250000), formatWon(1250000, 'en'), formatWon(1250000, 'cn')]).toEqual([
      '1,250,000원',
      'KRW 1,250,000',
      '1,250,000韩元',
    ]);
  });
});

describe('times', () => {
  test('of thirteen digits are milliseconds, of twelve, fourteen or with a leading zero are not', () => {
    expect(['1767193800000', '176719380000', '17671938000000', '0767193800000'].map(isTimestamp)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(formatDateTime('1767193800000')).toBe('2026-01-01 00:10:00');
  });

  test('are shown in the time of Seoul, which may be another day than in UTC', () => {
    expect(formatDate('2025-12-31T15:30:00.000Z')).toBe('2026-01-01');
    expect(formatDateTime('2025-12-31T15:30:00.000Z')).toBe('2026-01-01 00:30:00');
  });

  test('have a long format in each language', () => {
    const at = '2026-11-21T06:00:00.000Z';
    expect(formatDateLong(at, 'ko', true)).toBe('2026년 11월 21일 (토) 오후 3:00');
    expect(formatDateLong(at, 'en')).toBe('Sat, Nov 21, 2026');
    expect(formatDateLong(at, 'cn')).toBe('2026年11月21日 周六');
    expect(formatDateLong('2026-11-21T15:05:00.000Z', 'ko', true)).toBe('2026년 11월 22일 (일) 오전 12:05');
    expect(formatDateLong('2026-11-21T03:00:00.000Z', 'en', true)).toBe('Sat, Nov 21, 2026, 12:00 PM');
    expect(formatDateLong('2026-11-21T15:05:00.000Z', 'cn', true)).toBe('2026年11月22日 周日 00:05');
  });

  test('that end a period name its last day', () => {
    expect(formatEndLong('2026-11-21T15:00:00.000Z', 'ko', true)).toBe('2026년 11월 21일 (토)');
    expect(formatEndLong('2026-11-21T06:00:00.000Z', 'ko', true)).toBe('2026년 11월 21일 (토) 오후 3:00');
    expect(formatEndLong('2026-11-21T15:00:00.000Z', 'en')).toBe('Sat, Nov 21, 2026');
  });

  test('are empty without a value', () => {
    expect([formatDate(null), formatDateTime(undefined)]).toEqual(['', '']);
  });
});

describe('phone numbers', () => {
  test('that receive text messages are Korean mobile numbers', () => {
    const mobile = ['01012345678', '010-1234-5678', '+821012345678', '0111234567'];
    const other = ['0212345678', '+14155550100', '0101234', '15881234', '010123456789'];
    expect([...mobile, ...other].filter(isMobilePhone)).toEqual(mobile);
  });

  test.each([
    ['01012345678', '010-1234-5678'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['0321234567', '032-123-4567'],
    ['15881234', '1588-1234'],
    ['16001234', '1600-1234'],
    ['050512345678', '0505-1234-5678'],
    ['05051234567', '0505-123-4567'],
    ['+821012345678', '010-1234-5678'],
    ['+14155550100', '+14155550100'],
    ['123', '123'],
  ])('%s is shown as %s', (digits, expected) => expect(formatPhone(digits)).toBe(expected));

  test('are linked by their digits, from abroad with the country code', () => {
    expect(buildTelLink('02-1234-5678')).toBe('tel:0212345678');
    expect(buildTelLink('0212345678', true)).toBe('tel:+82212345678');
    expect(buildTelLink('15881234', true)).toBe('tel:15881234');
  });
});

describe('Korean particles after a name', () => {
  test('follow its last sound, also through a bracket', () => {
    expect(
      [
        '한빛상사와(과)의 상담',
        '도란공방와(과)의 상담',
        '(주)한빛와(과)',
        '[찻잔]을(를)',
        '한강(주)이(가)',
        '빛은(는)',
      ].map(resolveParticles),
    ).toEqual(['한빛상사와의 상담', '도란공방과의 상담', '(주)한빛과', '[찻잔]을', '한강(주)가', '빛은']);
  });

  test('follow the special rule of (으)로 after ㄹ, and the pronunciation of digits', () => {
    expect(
      ['서울(으)로', '부산(으)로', '강원도(으)로', 'A-3(으)로', 'A-7(으)로', '12월 10이(가)'].map(resolveParticles),
    ).toEqual(['서울로', '부산으로', '강원도로', 'A-3으로', 'A-7로', '12월 10이']);
  });

  test('stay open after Latin words, and other brackets stay', () => {
    const unchanged = ['Hudson Buyers와(과)', 'a@example.com(으)로', '서울(으로)', '한국(이)'];
    expect(unchanged.map(resolveParticles)).toEqual(unchanged);
  });
});

test.each([
  ['/magazine//', '/magazine'],
  ['//elsewhere/', '//elsewhere'],
  ['/', ''],
  ['', ''],
])('%s without the slashes at its end is %s', (address, trimmed) => expect(trimEndSlashes(address)).toBe(trimmed));
