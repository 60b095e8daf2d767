import { useEffect } from 'react';
import { sendPendingReports } from '../federation/failure-report';
import { usePageStore } from '../federation/page-store';
import { AnalyticsConsent } from './AnalyticsConsent';
import { LanguageOffer } from './LanguageOffer';
import styles from './notices.module.css';
import { UpdateNotice } from './UpdateNotice';
import { useAnalytics } from './use-analytics';
import { measureWebVitals } from './web-vitals';

/**
 * Sends pending failure reports, measures web vitals, counts page views where that is agreed to, and offers updates and the
 * reader's language.
 */
export const Telemetry = () => {
  const { releases } = usePageStore();
  useEffect(() => {
    void sendPendingReports();
    measureWebVitals(releases.all());
  }, [releases]);
  const { asks, reply } = useAnalytics();
  return (
    <div className={styles.container}>
      <LanguageOffer />
      <UpdateNotice />
      {asks && <AnalyticsConsent onReply={reply} />}
    </div>
  );
};
