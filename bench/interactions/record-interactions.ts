import type { Page } from 'playwright-core';

interface InteractionLog {
  /** Time from input to the next paint of each interaction event (ms, in steps of 8). */
  durations: number[];
}

type Window = { interactionLog: InteractionLog };

/** Runs in the page before its own scripts and records interactions. */
export const recordInteractions = () => {
  const interactionLog: InteractionLog = { durations: [] };
  (window as unknown as Window).interactionLog = interactionLog;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) interactionLog.durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Returns the longest interaction since the last call (ms), and clears the record; 0 when each was painted within one frame. */
export const takeLongest = async (page: Page) => {
  // The browser reports an event after its paint.
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(0, ...(window as unknown as Window).interactionLog.durations.splice(0)));
};
