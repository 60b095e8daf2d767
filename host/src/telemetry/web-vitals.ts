import { splitAddress } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { readPageState } from '../page-state';

/** One page load of this number is measured. */
const sampleRate = 4;

const vitalsPath = '/api/v1/vitals';

const findRoute = (releases: readonly RunningRelease[], pathname: string) => {
  for (const { name: remote, version: release, manifest } of releases) {
    const route = findByPath(manifest.routes, pathname)?.path;
    if (route) return { remote, release, route };
  }
  return null;
};

/** Measures web vitals and sends them when the page is hidden, with route pattern and versions and without personal data. */
export const measureWebVitals = (releases: readonly RunningRelease[]) => {
  const page = Math.random() * sampleRate < 1 ? findRoute(releases, openedPath) : null;
  if (!page) return;
  const values: Record<string, number | null> = { lcp: null, inp: null, cls: null, ttfb: null };
  const record = ({ name, value }: Metric) => {
    values[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  };
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(record, { reportAllChanges: true });

  let sent = false;
  document.addEventListener('visibilitychange', () => {
    if (sent || document.visibilityState !== 'hidden') return;
    sent = true;
    const body = JSON.stringify({ ...page, ...values, host: readPageState().host });
    navigator.sendBeacon(vitalsPath, new Blob([body], { type: 'application/json' }));
  });
};

/** Path of the page load without the language, independent of later navigation. */
const openedPath = splitAddress(
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname,
).address;
