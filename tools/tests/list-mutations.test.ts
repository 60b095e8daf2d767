import { expect, test } from '@jest/globals';
import { listMutations, switchMutations } from './list-mutations';

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

test('a comparison with the present time is turned around, since no test hits its very millisecond', () => {
  expect(mutate('const at = now();\nexport const isDue = dueAt <= at;')).toEqual([
    'const at = now();\nexport const isDue = dueAt > at;',
  ]);
  expect(mutate("import { gt, lte } from 'drizzle-orm';\nexport const where = lte(dueAt, now());")).toEqual([
    "import { gt, lte } from 'drizzle-orm';\nexport const where = gt(dueAt, now());",
  ]);
});

test('all changes of a source can be in it together, each behind a switch', () => {
  const source = 'const due = (a) => (a < 3 && !b) || c;';
  const named = listMutations('rule.ts', source).map((mutation, at) => ({ ...mutation, name: String(at) }));
  expect(switchMutations(source, named)).toBe(
    `const due = (a) => (isMutated('0') ? (a < 3 && !b) && c : ((isMutated('1') ? a < 3 || !b : (isMutated('2') ? a <= 3 : a < 3) && (isMutated('3') ? (b) : !b))) || c);`,
  );
});

test('texts and types are left alone', () => {
  expect(mutate("type A = 1 | 2;\nconst text = 'a' + b;")).toEqual([]);
});
