import { z } from 'zod';
import { route } from '../machine';
import { builtVersion, remoteName, routePattern } from './failures';

/** Up to `good` a value is good, beyond `poor` it is poor (web.dev). Milliseconds, and shifts without a unit. */
export const vitalLimits = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1800 },
} as const;

export type Vital = keyof typeof vitalLimits;
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies Vital[];

const ms = z.number().min(0).max(600_000);

const where = { route: routePattern, remote: remoteName, release: builtVersion };

export const vitals = {
  report: route({
    method: 'POST',
    path: '/v1/vitals',
    access: 'public',
    summary: 'Tell how fast a page was for one reader',
    body: z.strictObject({
      ...where,
      host: builtVersion,
      lcp: ms.nullable(),
      inp: ms.nullable(),
      cls: z.number().min(0).max(100).nullable(),
      ttfb: ms.nullable(),
    }),
    response: null,
    ours: true,
  }),
};

/** Three of four readers had it at least so fast; null where nobody's browser measured it. */
const p75 = z.number().nullable();
export const VitalRow = z.object({ ...where, count: z.int(), lcp: p75, inp: p75, cls: p75, ttfb: p75 });
export type VitalRow = z.infer<typeof VitalRow>;

export const vitalDays = ['1', '7', '28'] as const;

export const consoleVitals = {
  list: route({
    method: 'GET',
    path: '/console/vitals',
    access: 'console',
    summary: 'How fast pages were, by route and release, the most visited first',
    query: z.strictObject({ days: z.enum(vitalDays).default('7') }),
    response: z.object({ vitals: z.array(VitalRow) }),
    ours: true,
  }),
};
