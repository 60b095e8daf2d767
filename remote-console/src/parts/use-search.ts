import { useEffect, useState } from 'react';

/** Long enough for the next letter, short enough not to be waited for. */
const pauseMs = 300;

/** A search typed over rows, asked when the typing pauses; a new one begins at the first page. */
export const useSearch = () => {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const search = (typed: string) => {
    setText(typed);
    setPage(1);
  };
  return { text, q, search, page, setPage };
};
