import { useEffect } from 'react';
import { flush } from '../federation/report';
import { useStore } from '../federation/store';
import { News } from './News';
import { measure } from './vitals';

/** What a page does once it is there: measures how fast it came, and hears of newer versions. */
export const Alive = () => {
  const { releases } = useStore();
  useEffect(() => {
    void flush();
    measure(releases.all());
  }, [releases]);
  return <News />;
};
