import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared/router';

/** Rows of a page. */
export const rowLimit = 20;

/** Long enough for the next letter, short enough not to be waited for. */
const pauseMs = 300;

/**
 * Search, status, further filters and page of rows that are no list of react-admin's, kept in the address like those of the others.
 * What is typed is asked when the typing pauses; whatever changes begins at the first page.
 */
export const useRows = <const S extends string = never>(statuses: readonly S[] = []) => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Number(params.get('page')) || 1;
  const status = statuses.find((known) => known === params.get('status')) ?? null;
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
    const timer = setTimeout(() => set({ q: text.trim(), page: '' }), pauseMs);
    return () => clearTimeout(timer);
  });

  return {
    text,
    search: setText,
    q,
    status,
    choose: (next: S | '') => set({ status: next, page: '' }),
    filter: (name: string) => params.get(name) ?? '',
    narrow: (name: string, value: string) => set({ [name]: value, page: '' }),
    page,
    query: { page, limit: rowLimit, ...(status && { status }), ...(q && { q }) },
    setPage: (next: number) => set({ page: next > 1 ? String(next) : '' }),
  };
};
