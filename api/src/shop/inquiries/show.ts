import type { Database } from '../../platform/database/connect';
import { namesOf } from '../shop-products/show';
import type { InquiryRow } from './table';

/** Adds to each question what it is about. */
export const withProducts = async <R extends Pick<InquiryRow, '_product'>>(db: Database, rows: R[]) => {
  const names = await namesOf(
    db,
    rows.map(({ _product }) => _product),
  );
  return rows.map((row) => ({ ...row, product: names.get(row._product ?? '') ?? null }));
};
