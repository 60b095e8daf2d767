import { describe, expect, test } from '@jest/globals';
import { buildFileName, formatCell, formatCsv } from './csv';

describe('a cell', () => {
  test.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+821012345678', `'+821012345678`],
    ['-1+2', `'-1+2`],
    ['@sum', `'@sum`],
    ['\tx', `'\tx`],
    ['\rx', `"'\rx"`],
  ])('%j cannot run in a spreadsheet', (text, expected) => expect(formatCell(text)).toBe(expected));

  test('of a number stays one, below zero too', () => {
    expect([formatCell(12), formatCell(-3), formatCell(0)]).toEqual(['12', '-3', '0']);
  });

  test('of a telephone number stays text', () => {
    expect(formatCell('010-1234-5678')).toBe('010-1234-5678');
  });

  test('quotes commas, quotation marks and line breaks', () => {
    expect(formatCell('a,"b"\nc')).toBe('"a,""b""\nc"');
    expect(formatCell(['a', 'b'])).toBe('"a, b"');
  });

  test('is empty for nothing', () => {
    expect([formatCell(null), formatCell(undefined), formatCell('')]).toEqual(['', '', '']);
  });
});

describe('a file', () => {
  test('begins with the byte order mark and has a line for each row', () => {
    const text = formatCsv(
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
    expect(buildFileName('center/faqs', 'csv', Date.parse('2026-11-21T01:15:00.000Z'))).toBe(
      'center-faqs_20261121_101500.csv',
    );
  });
});
