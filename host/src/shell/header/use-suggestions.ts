import { useEffect, useState } from 'react';
import { api } from 'shared/client';

export type Suggestion = Awaited<ReturnType<typeof api.search.suggest>>['suggestions'][number];

/** How long nothing is typed before suggestions are loaded. */
const pauseMs = 150;

interface Suggestions {
  /** What they are for. */
  q: string;
  suggestions: readonly Suggestion[];
}

/** The suggestions for the last keyword that was answered; null before. A field without an answer works as before. */
export const useSuggestions = (q: string) => {
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (q === '') return;
    let isCurrent = true;
    const load = () =>
      api.search.suggest({ query: { q } }).then(
        ({ suggestions }) => isCurrent && setFound({ q, suggestions }),
        () => undefined,
      );
    const timer = setTimeout(load, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  return found;
};
