import { useSearchParams } from 'shared/router';

/** Returns a function that builds a link to this page at `#hash`, with one query parameter changed; null removes it. */
export const useSectionLink = (hash: string) => {
  const [query] = useSearchParams();
  return (name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return `?${next}#${hash}`;
  };
};
