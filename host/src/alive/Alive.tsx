import { useEffect } from 'react';
import { useLocation } from 'shared/router';
import { flush } from '../federation/report';
import { useStore } from '../federation/store';
import { readState } from '../state';
import { News } from './News';
import { countVisit } from './visits';
import { measure } from './vitals';

/** As the document has it, whose content policy goes by it. */
const gaId = readState().setting?.seo.gaId;

/** What a page does once it is there: measures how fast it came, has its visits counted, and hears of newer versions. */
export const Alive = () => {
  const { releases } = useStore();
  useEffect(() => {
    void flush();
    measure(releases.all());
  }, [releases]);
  const { pathname } = useLocation();
  useEffect(() => {
    if (gaId) countVisit({ id: gaId, releases: releases.all(), pathname });
  }, [releases, pathname]);
  return <News />;
};
