import { readItem, writeItem } from '../browser-storage';

const analyticsAnswers = ['granted', 'denied'] as const;
export type AnalyticsAnswer = (typeof analyticsAnswers)[number];

const storageKey = 'portico.analytics';

/** What this browser was answered; null if nobody has, or if it cannot be stored. */
export const readAnalyticsAnswer = (): AnalyticsAnswer | null => {
  const stored = readItem('localStorage', storageKey);
  return analyticsAnswers.find((answer) => answer === stored) ?? null;
};

export const storeAnalyticsAnswer = (answer: AnalyticsAnswer) => writeItem('localStorage', storageKey, answer);
