import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { pageLimit } from './provider';

interface Asked {
  sort: SortPayload;
  filter: object;
}

/** Readings before the rows are taken as they are: the list changes faster than it can be read. */
const readings = 3;

const read = async <R extends object>(dataProvider: DataProvider, resource: string, asked: Asked) => {
  const rows = new Map<unknown, R & RaRecord>();
  const totals = new Set<number | undefined>();
  for (let page = 1; ; page++) {
    const { data, total } = await dataProvider.getList<R & RaRecord>(resource, {
      pagination: { page, perPage: pageLimit },
      ...asked,
    });
    for (const row of data) rows.set(row.id, row);
    totals.add(total);
    if (data.length < pageLimit) return { rows: [...rows.values()], steady: totals.size === 1 && rows.size === total };
  }
};

/**
 * Every row of a filter, page by page through the list itself. A row that comes or goes meanwhile shifts the pages, so
 * that one row is met twice and another not at all: then the list is read anew.
 */
export const allRows = async <R extends object = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  asked: Asked,
): Promise<R[]> => {
  for (let reading = 1; ; reading++) {
    const { rows, steady } = await read<R>(dataProvider, resource, asked);
    if (steady || reading === readings) return rows;
  }
};
