import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

/** The folder `src`; its first folders are the domains. */
const source = resolve(import.meta.dirname, '..');

/** A domain may name its own tables and those of lower floors; only `app` stands above all of them. */
const floors: Record<string, number> = { platform: 0, members: 1, firm: 2, matching: 2, auction: 2, shop: 2, app: 3 };

/** Tables that no `table.ts` declares. */
const undeclared = { data_version: 'platform', migration: 'platform', sequences: 'platform' };

const listFiles = (): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const getDomain = (file: string) => file.split('/')[0] ?? '';

const findOwners = (): Map<string, string> => {
  const owners = new Map<string, string>(Object.entries(undeclared));
  for (const file of listFiles().filter((name) => name.endsWith('/table.ts')))
    for (const [, table = ''] of readFileSync(resolve(source, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g))
      owners.set(table, getDomain(file));
  return owners;
};

/** Where a value of a template ends, behind its brace; `start` is behind `${`. */
const findValueEnd = (text: string, start: number): number => {
  let depth = 1;
  let at = start;
  while (at < text.length && depth > 0) {
    if (text[at] === '`') at = readTemplate(text, at + 1).end;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
};

/** The text of a template without its values, and where its last backtick is; `start` is behind the first. */
const readTemplate = (text: string, start: number): { statement: string; end: number } => {
  let statement = '';
  let at = start;
  while (at < text.length && text[at] !== '`') {
    const isValue = text.startsWith('${', at);
    statement += isValue ? ' ? ' : text[at];
    at = isValue ? findValueEnd(text, at + 2) : at + 1;
  }
  return { statement, end: at };
};

/** Statements of a file: `sql` templates, also those inside of others, and what is given to `query` as text. */
const findStatements = (text: string): string[] => [
  ...[...text.matchAll(/\bsql(?:<[^`]*?>)?`|\.query(?:<[^`]*?>)?\(\s*`/g)].map(
    ({ index, 0: opening }) => readTemplate(text, index + opening.length).statement,
  ),
  ...[...text.matchAll(/\.query(?:<[^`]*?>)?\(\s*(['"])(.*?)\1/g)].map(([, , statement = '']) => statement),
];

/** Names after a word that tables follow, alone or in a list, and names before a column. */
const findNames = (statement: string): string[] => [
  ...[
    ...statement.matchAll(/\b(?:from|join|update|into|table|only|using)\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/gi),
  ]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim().split(/\s+/)[0] ?? ''),
  ...[...statement.matchAll(/\b(\w+)\.\w/g)].map(([, name = '']) => name),
];

const owners = findOwners();

/** Tables of other domains that a file may not name. */
const findMisuses = (file: string, text: string) => {
  const domain = getDomain(file);
  return [...new Set(findStatements(text).flatMap(findNames))].flatMap((table) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === domain || (floors[owner] ?? 0) < (floors[domain] ?? 0)) return [];
    return [{ file, table, owner }];
  });
};

test('statements name tables of their own domain and of lower ones only', () => {
  const files = listFiles().filter((file) => !/\.test\.ts$|(^|\/)testing[^/]*\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findMisuses(file, readFileSync(resolve(source, file), 'utf8')))).toEqual([]);
});

test('a table of a higher or a neighbouring domain is found wherever a statement names it', () => {
  const value = (expression: string) => `\${${expression}}`;
  const execute = (statement: string) => `const rows = db.execute(sql<{ n: number }>\`${statement}\`);`;
  const tables = (file: string, text: string) => findMisuses(file, text).map(({ table }) => table);
  expect(tables('platform/audit/write.ts', execute(`select name from users where _id = ${value('id')}`))).toEqual([
    'users',
  ]);
  expect(tables('auction/works/show.ts', execute('update works set a = 1 from orders o, carts'))).toEqual([
    'orders',
    'carts',
  ]);
  expect(tables('firm/forms/erase.ts', execute(`select ${value('sql`fairs.title`')} from ${value('x')}`))).toEqual([
    'fairs',
  ]);
  expect(tables('members/users/list.ts', "pool.query('delete from boards')")).toEqual(['boards']);
  expect(tables('auction/works/show.ts', execute('select 1 from bookmarks join works w on true'))).toEqual([]);
  expect(tables('shop/orders/show.ts', "const text = 'a letter from users'")).toEqual([]);
});
