import type { Database } from '../../platform/database/connect';
import { findProductNames } from '../shop-products/queries';
import type { InquiryRow } from './table';

/** Adds the product's name and picture to each inquiry; null for one about the shop. */
export const withProducts = async <R extends Pick<InquiryRow, '_product'>>(db: Database, rows: R[]) => {
  const names = await findProductNames(
    db,
    rows.map(({ _product }) => _product),
  );
  return rows.map((row) => ({ ...row, product: names.get(row._product ?? '') ?? null }));
};
