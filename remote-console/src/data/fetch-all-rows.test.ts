import { describe, expect, test } from '@jest/globals';
import type { DataProvider, GetListParams } from 'react-admin';
import { fetchAllRows } from './fetch-all-rows';

/** A list whose rows change after the first page has been read, as often as there are changes. */
const createList = (first: string[], ...changes: string[][]) => {
  let rows = first;
  return {
    getList: async (_name: string, { pagination }: GetListParams) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
      const data = rows.slice((page - 1) * perPage, page * perPage).map((id) => ({ id }));
      const answer = { data, total: rows.length };
      rows = changes.shift() ?? rows;
      return answer;
    },
  } as unknown as DataProvider;
};

const many = (count: number) => Array.from({ length: count }, (_, index) => `row-${index}`);
const params = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: {} };
const ids = async (list: DataProvider) => (await fetchAllRows(list, 'forms', params)).map(({ id }) => id);

describe('all rows of a list', () => {
  test('are as many as the list has, over all of its pages', async () => {
    expect(await ids(createList(many(230)))).toEqual(many(230));
    expect(await ids(createList(many(200)))).toHaveLength(200);
    expect(await ids(createList([]))).toEqual([]);
  });

  test('are read anew when a row came in between two pages', async () => {
    const after = ['new', ...many(150)];
    expect(await ids(createList(many(150), after))).toEqual(after);
  });

  test('are read anew when a row went in between two pages', async () => {
    const after = many(150).slice(1);
    expect(await ids(createList(many(150), after))).toEqual(after);
  });
});
