import { describe, expect, test } from '@jest/globals';
import { cell, csv, fileName } from './csv';

describe('a cell', () => {
  test.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+821012345678', `'+821012345678`],
    ['-1+2', `'-1+2`],
    ['@sum', `'@sum`],
    ['\tx', `'\tx`],
    ['\rx', `"'\rx"`],
  ])('%j cannot run in a spreadsheet', (text, expected) => expect(cell(text)).toBe(expected));

  test('of a number stays one, below zero too', () => {
    expect([cell(12), cell(-3), cell(0)]).toEqual(['12', '-3', '0']);
  });

  test('of a telephone number stays text', () => {
    expect(cell('010-1234-5678')).toBe('010-1234-5678');
  });

  test('keeps commas, quotes and lines to itself', () => {
    expect(cell('a,"b"\nc')).toBe('"a,""b""\nc"');
    expect(cell(['a', 'b'])).toBe('"a, b"');
  });

  test('is empty for nothing', () => {
    expect([cell(null), cell(undefined), cell('')]).toEqual(['', '', '']);
  });
});

describe('a file', () => {
  test('begins with the mark of UTF-8 and has a line for each row', () => {
    const text = csv(
      ['이름', '수'],
      [
        ['가', 1],
        ['나', 2],
      ],
    );
    expect(text).toBe('\uFEFF이름,수\r\n가,1\r\n나,2\r\n');
    expect([...new TextEncoder().encode(text)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('is named by its resource and the clock of Seoul', () => {
    expect(fileName('center/faqs', 'csv', Date.parse('2026-11-21T01:15:00.000Z'))).toBe(
      'center-faqs_20261121_101500.csv',
    );
  });
});
