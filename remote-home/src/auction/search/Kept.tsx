import type { LotQuery } from './query';

/** What else was asked for, for a form that changes a part of it. */
export const Kept = ({ query: { page: _, ...rest } }: { query: LotQuery }) =>
  Object.entries(rest).map(([name, value]) =>
    value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
