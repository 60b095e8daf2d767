import type { Page } from 'playwright-core';

interface Watched {
  /** Of every event of an interaction: from the input to the paint that shows what it did (ms, in steps of 8). */
  durations: number[];
}

type Window = { watched: Watched };

/** Runs in the page before its own scripts. */
export const watchInteractions = () => {
  const watched: Watched = { durations: [] };
  (window as unknown as Window).watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) watched.durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The longest interaction since the last question; 0 where each was painted within one frame. */
export const longest = async (page: Page) => {
  // The browser reports an event after its paint.
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(0, ...(window as unknown as Window).watched.durations.splice(0)));
};
