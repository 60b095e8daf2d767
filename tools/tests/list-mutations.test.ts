import { expect, test } from '@jest/globals';
import { listMutations } from './list-mutations';

const mutate = (source: string) =>
  listMutations('rule.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

test('a boundary, a sign and a condition are changed, each by itself', () => {
  expect(mutate('const due = (a: number) => (a < 3 ? a - 1 : a);')).toEqual([
    'const due = (a: number) => (false ? a - 1 : a);',
    'const due = (a: number) => (a <= 3 ? a - 1 : a);',
    'const due = (a: number) => (a < 3 ? a + 1 : a);',
  ]);
  expect(mutate('if (!open) throw refused;')).toEqual(['if (false) throw refused;', 'if ((open)) throw refused;']);
});

test('a comparison in SQL is replaced by one that the file imports', () => {
  expect(mutate("import { lt, lte } from 'drizzle-orm';\nexport const where = lt(a, b);")).toEqual([
    "import { lt, lte } from 'drizzle-orm';\nexport const where = lte(a, b);",
  ]);
  expect(mutate("import { lt } from 'drizzle-orm';\nexport const where = lt(a, b);")).toEqual([]);
});

test('texts and types are left alone', () => {
  expect(mutate("type A = 1 | 2;\nconst text = 'a' + b;")).toEqual([]);
});
