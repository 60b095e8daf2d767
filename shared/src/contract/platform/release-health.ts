import { z } from 'zod';
import { route } from '../route';
import { buildVersion, remoteName } from './failures';

/** The 75th percentile in milliseconds; null without a measurement. */
const p75 = z.number().nullable();

export const ReleaseDay = z.object({ date: z.iso.date(), visits: z.int(), failures: z.int() });

/** How a release did in the browsers of its visitors, with a number for each of the last days in Seoul, today last. */
export const ReleaseHealth = z.object({
  remote: remoteName,
  release: buildVersion,
  /** Page views that were measured. */
  visits: z.int(),
  /** Reports of failures. */
  failures: z.int(),
  lcp: p75,
  inp: p75,
  days: z.array(ReleaseDay),
});
export type ReleaseHealth = z.infer<typeof ReleaseHealth>;

export const consoleReleaseHealth = {
  list: route({
    method: 'GET',
    path: '/console/release-health',
    access: 'console',
    summary: 'Visits, failures and speed of each release in the last 14 days',
    response: z.object({ releases: z.array(ReleaseHealth) }),
    addition: true,
  }),
};
