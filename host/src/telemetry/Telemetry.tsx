import { useEffect } from 'react';
import { useLocation } from 'shared/router';
import { sendPendingReports } from '../federation/failure-report';
import { usePageStore } from '../federation/page-store';
import { readPageState } from '../page-state';
import { trackPageView } from './page-views';
import { UpdateNotice } from './UpdateNotice';
import { measureWebVitals } from './web-vitals';

/** Read from the state of the document, because its content security policy was made for it. */
const gaId = readPageState().setting?.seo.gaId;

/** Sends pending failure reports, measures web vitals, counts page views and offers updates. */
export const Telemetry = () => {
  const { releases } = usePageStore();
  useEffect(() => {
    void sendPendingReports();
    measureWebVitals(releases.all());
  }, [releases]);
  const { pathname } = useLocation();
  useEffect(() => {
    if (gaId) trackPageView({ id: gaId, releases: releases.all(), pathname });
  }, [releases, pathname]);
  return <UpdateNotice />;
};
