import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared/router';

/** Rows on a page. */
export const rowLimit = 20;

/** Delay of the search after the last key. */
const debounceMs = 300;

/**
 * Search, status, further filters and page of rows outside of react-admin's lists, kept in the URL. The search is
 * debounced; a change of any of them returns to the first page.
 */
export const useRowQuery = <const S extends string = never>(statuses: readonly S[] = []) => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Number(params.get('page')) || 1;
  const status = statuses.find((each) => each === params.get('status')) ?? null;
  const [text, setText] = useState(q);

  const set = (changes: Record<string, string>) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [key, value] of Object.entries(changes)) value ? next.set(key, value) : next.delete(key);
        return next;
      },
      { replace: true },
    );

  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => set({ q: text.trim(), page: '' }), debounceMs);
    return () => clearTimeout(timer);
  });

  return {
    text,
    setSearchText: setText,
    q,
    status,
    setStatus: (next: S | '') => set({ status: next, page: '' }),
    getFilter: (name: string) => params.get(name) ?? '',
    setFilter: (name: string, value: string) => set({ [name]: value, page: '' }),
    page,
    query: { page, limit: rowLimit, ...(status && { status }), ...(q && { q }) },
    setPage: (next: number) => set({ page: next > 1 ? String(next) : '' }),
  };
};
