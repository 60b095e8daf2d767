import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { pageLimit } from './provider';

/** Every row of a filter, page by page through the list itself. */
export const allRows = async <R extends object = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  { sort, filter }: { sort: SortPayload; filter: object },
): Promise<R[]> => {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    const { data } = await dataProvider.getList<R & RaRecord>(resource, {
      pagination: { page, perPage: pageLimit },
      sort,
      filter,
    });
    rows.push(...data);
    if (data.length < pageLimit) return rows;
  }
};
