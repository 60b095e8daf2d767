import { useMemo, useState } from 'react';

/** Pictures that wait for their alternative text, one after the other. */
export interface PictureQueue {
  first: File | null;
  add: (pictures: File[]) => void;
  /** Drops the first one. */
  next: () => void;
}

export const usePictureQueue = (): PictureQueue => {
  const [pictures, setPictures] = useState<File[]>([]);
  const change = useMemo(
    () => ({
      add: (added: File[]) => setPictures((waiting) => [...waiting, ...added]),
      next: () => setPictures(([, ...waiting]) => waiting),
    }),
    [],
  );
  return { first: pictures[0] ?? null, ...change };
};
