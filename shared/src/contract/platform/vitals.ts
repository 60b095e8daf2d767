import { z } from 'zod';
import { route } from '../route';
import { buildVersion, remoteName, routePattern } from './failures';

/** Thresholds of web.dev: up to `good` is good, above `poor` is poor. Milliseconds; `cls` has no unit. */
export const vitalLimits = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1800 },
} as const;

export type VitalName = keyof typeof vitalLimits;
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies VitalName[];

const milliseconds = z.number().min(0).max(600_000);

const vitalSource = { route: routePattern, remote: remoteName, release: buildVersion };

export const vitals = {
  report: route({
    method: 'POST',
    path: '/v1/vitals',
    access: 'public',
    summary: 'Report the web vitals of a page view',
    body: z.strictObject({
      ...vitalSource,
      host: buildVersion,
      lcp: milliseconds.nullable(),
      inp: milliseconds.nullable(),
      cls: z.number().min(0).max(100).nullable(),
      ttfb: milliseconds.nullable(),
    }),
    response: null,
    addition: true,
  }),
};

/** The 75th percentile; null without a measurement. */
const p75 = z.number().nullable();
export const VitalRow = z.object({ ...vitalSource, count: z.int(), lcp: p75, inp: p75, cls: p75, ttfb: p75 });
export type VitalRow = z.infer<typeof VitalRow>;

export const vitalDays = ['1', '7', '28'] as const;

export const consoleVitals = {
  list: route({
    method: 'GET',
    path: '/console/vitals',
    access: 'console',
    summary: 'Web vitals by route and release, most visited first',
    query: z.strictObject({ days: z.enum(vitalDays).default('7') }),
    response: z.object({ vitals: z.array(VitalRow) }),
    addition: true,
  }),
};
