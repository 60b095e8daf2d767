import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { pageLimit } from './data-provider';

interface ListParams {
  sort: SortPayload;
  filter: object;
}

/** Attempts before the rows are returned as they are, for a list that changes faster than it is read. */
const maxAttempts = 3;

const readPages = async <R extends object>(dataProvider: DataProvider, resource: string, params: ListParams) => {
  const rows = new Map<unknown, R & RaRecord>();
  const totals = new Set<number | undefined>();
  for (let page = 1; ; page++) {
    const { data, total } = await dataProvider.getList<R & RaRecord>(resource, {
      pagination: { page, perPage: pageLimit },
      ...params,
    });
    for (const row of data) rows.set(row.id, row);
    totals.add(total);
    if (data.length < pageLimit)
      return { rows: [...rows.values()], isConsistent: totals.size === 1 && rows.size === total };
  }
};

/**
 * All rows of a filter, read page by page. If a row is added or removed meanwhile, the pages shift and a row can be
 * read twice or not at all: then the list is read again.
 */
export const fetchAllRows = async <R extends object = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  params: ListParams,
): Promise<R[]> => {
  for (let attempt = 1; ; attempt++) {
    const { rows, isConsistent } = await readPages<R>(dataProvider, resource, params);
    if (isConsistent || attempt === maxAttempts) return rows;
  }
};
