import { useEffect, useState } from 'react';
import { later } from 'shared/ui';
import { Boundary } from './Boundary';

const Alive = later(() => import('../alive/Alive').then(({ Alive }) => Alive));

/** Well after the page answers (ms). */
const quietMs = 3000;

/** What a page can do without: it comes when everything else is there, and takes nothing with it when it fails. */
export const Later = () => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Boundary at="" fallback={() => null}>
      <Alive />
    </Boundary>
  ) : null;
};
