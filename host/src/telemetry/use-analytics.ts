import { useEffect, useState } from 'react';
import { findByPath } from 'shared/rendering/match-route';
import { useLocation } from 'shared/router';
import { usePageStore } from '../federation/page-store';
import { readPageState } from '../page-state';
import { type AnalyticsAnswer, readAnalyticsAnswer, storeAnalyticsAnswer } from './analytics-consent';
import { stopTracking, trackPageView } from './page-views';

/** Read from the state of the document, because its content security policy was made for it. */
const gaId = readPageState().setting?.seo.gaId;

/**
 * Counts views of public pages once the visitor has agreed. `asks` says that the question is shown: until it is answered, and
 * again with the privacy policy, where the answer can be changed.
 */
export const useAnalytics = () => {
  const { releases } = usePageStore();
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState(readAnalyticsAnswer);
  /** Where the question was answered last. */
  const [answeredAt, setAnsweredAt] = useState('');
  const isCounted =
    Boolean(gaId) && releases.all().some(({ manifest }) => findByPath(manifest.routes, pathname)?.ssr === true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a view of its own
  useEffect(() => {
    if (gaId && isCounted && answer === 'granted') trackPageView(gaId);
  }, [isCounted, answer, pathname]);

  const reply = (next: AnalyticsAnswer) => {
    storeAnalyticsAnswer(next);
    setAnswer(next);
    setAnsweredAt(pathname);
    if (gaId) stopTracking(gaId, next === 'denied');
  };
  const isOpen = answer === null || (pathname.endsWith('/terms/privacy') && answeredAt !== pathname);
  return { asks: isCounted && isOpen, reply };
};
