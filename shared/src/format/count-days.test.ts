import { expect, test } from '@jest/globals';
import { countDays } from 'shared/format';

test.each([
  ['2025-12-30', '2026-01-02', 4],
  ['2024-02-28', '2024-03-01', 3],
  ['2025-01-01', '2025-01-01', 1],
  ['2025-01-02', '2025-01-01', 0],
  ['0001-01-01', '9999-12-31', 3_652_059],
])('from %s to %s', (from, to, count) => expect(countDays(from, to)).toBe(count));
