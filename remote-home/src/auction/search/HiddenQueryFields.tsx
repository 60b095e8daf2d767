import type { LotQuery } from './lot-query';

/** The rest of a query as hidden fields of a form that changes a part of it; the page starts at the first one again. */
export const HiddenQueryFields = ({ query: { page: _, ...rest } }: { query: LotQuery }) =>
  Object.entries(rest).map(([name, value]) =>
    value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
