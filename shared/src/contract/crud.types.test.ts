import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { crud, derived, listOf } from './crud';
import { baseRecord } from './fields';

const statuses = ['DRAFT', 'PUBLISHED'] as const;
const writable = z.object({ name: z.string(), status: z.enum(statuses) });
const Banner = z.object({ ...baseRecord.shape, ...writable.shape });
const resource = { one: 'banner', many: 'banners', entity: Banner, write: writable } as const;

// Never called: what counts is that each line marked so does not compile.
export const mistakes = () => {
  // @ts-expect-error a misspelt field to sort by
  listOf('banners', Banner, { sorts: ['craetedAt'] });

  // @ts-expect-error a misspelt field beside a right one
  listOf('banners', Banner, { sorts: ['createdAt', 'nmae'] });

  // @ts-expect-error nothing to sort by
  listOf('banners', Banner, { sorts: [] });

  const { query } = listOf('banners', Banner, { sorts: ['name'], search: false });
  // @ts-expect-error a search in a list that cannot search
  const search: z.input<typeof query> = { q: 'spring' };

  // @ts-expect-error a misspelt field to sort a resource by
  crud('/console/banners', { ...resource, sorts: ['craetedAt'] }, 'console');

  // @ts-expect-error an access that does not exist
  crud('/console/banners', { ...resource, sorts: ['createdAt'] }, 'consol');

  // @ts-expect-error no access
  crud('/console/banners', { ...resource, sorts: ['createdAt'] });

  const { list, create } = crud('/console/banners', { ...resource, sorts: ['name', derived('clicks')] }, 'console');
  const sorts: z.input<typeof list.query>[] = [{ sort: 'name' }, { sort: '-clicks' }];

  // @ts-expect-error a sort that the list does not have
  sorts.push({ sort: 'status' });

  // @ts-expect-error a misspelt field in a body
  const misspelt: z.input<typeof create.body> = { name: 'Spring', sttus: 'DRAFT' };

  // @ts-expect-error a value that the field does not have
  const wrong: z.input<typeof create.body> = { name: 'Spring', status: 'DRAFTED' };
  return [search, sorts, misspelt, wrong];
};

test('what must not compile is written down', () => expect(mistakes).toBeInstanceOf(Function));

test('a list is sorted by its sorts, either way, and by nothing else', () => {
  const { query } = listOf('banners', Banner, { sorts: ['name', derived('clicks')] });
  const accepted = ['name', '-name', 'clicks', '-clicks', 'status'].filter((sort) => query.safeParse({ sort }).success);
  expect(accepted).toEqual(['name', '-name', 'clicks', '-clicks']);
});

test('a list takes a word to search for unless it cannot search', () => {
  const accepts = ({ query }: { query: z.ZodObject }) => query.safeParse({ q: 'spring' }).success;
  expect(accepts(listOf('banners', Banner, { sorts: ['name'] }))).toBe(true);
  expect(accepts(listOf('banners', Banner, { sorts: ['name'], search: false }))).toBe(false);
});
