import { z } from 'zod';
import { instant } from '../fields';
import { route } from '../route';
import { buildVersion, remoteName } from './failures';
import { channelPattern } from './permits';

export const canaryOutcomes = ['stopped', 'promoted', 'cancelled'] as const;

/** The 75th percentile in milliseconds; null without a measurement. */
const p75 = z.number().nullable();

/** How one of the two releases did since the canary began. */
const CanaryArm = z.object({
  release: buildVersion,
  /** Readers who opened a page of the remote with it. */
  readers: z.int(),
  /** Those of them who met a failure, each once. */
  failed: z.int(),
  lcp: p75,
  inp: p75,
});

const verdictArm = z.object({ readers: z.int(), failed: z.int() });

/** A release that a share of the readers gets, and what the channel runs. */
export const Canary = z.object({
  _id: z.string(),
  remote: remoteName,
  channel: z.string(),
  /** The share of the readers (per cent) at the last report of a host. */
  share: z.number(),
  startedAt: instant,
  /** Null while it runs. */
  endedAt: instant.nullable(),
  /** `stopped`: taken back by itself. Null while it runs. */
  outcome: z.enum(canaryOutcomes).nullable(),
  /** Of a stopped one: how many times likelier the failures are if it fails more, and the counts of that moment. */
  verdict: z.object({ ratio: z.number(), canary: verdictArm, stable: verdictArm }).nullable(),
  canary: CanaryArm,
  stable: CanaryArm,
});
export type Canary = z.infer<typeof Canary>;

const readerHash = z.string().regex(/^[0-9a-f]{64}$/);

export const canaries = {
  report: route({
    method: 'POST',
    path: '/v1/canaries',
    access: 'public',
    summary: 'Report visits of a canary and ask whether it is stopped, sent by the host; direct requests only',
    body: z.strictObject({
      _id: z.string().regex(/^[\w-]{1,40}$/),
      remote: remoteName,
      channel: z.string().regex(channelPattern),
      release: buildVersion,
      /** What the channel runs for the other readers. */
      baseline: buildVersion,
      share: z.number().gt(0).max(100),
      startedAt: instant,
      visits: z.array(z.strictObject({ reader: readerHash, isCanary: z.boolean(), failed: z.boolean() })).max(1000),
      /** How it ended in the registry; null while it is there. */
      ended: z.enum(['promoted', 'cancelled']).nullable(),
      /** Whether the answer has the figures, which take time. */
      figures: z.boolean(),
    }),
    response: z.object({ outcome: z.enum(canaryOutcomes).nullable(), canary: Canary.nullable() }),
    addition: true,
  }),
};

export const consoleCanaries = {
  list: route({
    method: 'GET',
    path: '/console/canaries',
    access: 'console',
    summary: 'The latest canaries with the failures and the speed of both releases',
    response: z.object({ canaries: z.array(Canary) }),
    addition: true,
  }),
};
