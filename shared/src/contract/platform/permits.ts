import { z } from 'zod';
import { listOf } from '../crud';
import { auditedRecord, id, instant, requiredText } from '../fields';
import { route } from '../route';

/** Name of a channel: `staging`. */
export const channelPattern = /^[a-z][a-z0-9-]{0,31}$/;

/** A build by remote and version, with or without the hash of its files: `remote-example@1.5.0-rc.2`. */
export const buildPattern =
  /^(remote-[a-z]{1,30})@(\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\dA-Za-z.-]{1,40})?(?:\+[\dA-Za-z.-]{1,40})?)$/;

/** Returns what a name selects: one remote, or the channel of all. Each may be selected once. */
const getSubject = (name: string) => (name.includes('@') ? name.split('@')[0] : 'channel');

export const permitMaxDays = 7;
const permitStates = ['valid', 'expired', 'revoked'] as const;

const writable = z.object({
  /** Channels and builds that the holder may open instead of the current release. */
  remotes: z
    .array(z.union([z.string().regex(channelPattern), z.string().regex(buildPattern)]))
    .min(1)
    .max(5)
    .refine((names) => new Set(names.map(getSubject)).size === names.length, { params: { code: 'invalid' } }),
  /** Holder and purpose. */
  note: requiredText(200),
  /** At most `permitMaxDays` from now. */
  expiresAt: instant,
});

/** Permission to open the production host with other builds of its remotes for a limited time. */
export const Permit = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  state: z.enum(permitStates),
  revokedAt: instant.nullable(),
});
export type Permit = z.infer<typeof Permit>;

const detail = z.object({ permit: Permit });

export const consolePermits = {
  list: route({
    method: 'GET',
    path: '/console/permits',
    access: 'console',
    summary: 'Permits to open the site with other builds of its remotes',
    ...listOf('permits', Permit, { sorts: ['createdAt', 'expiresAt'] }),
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/console/permits',
    access: 'console',
    summary: 'Issue a permit; its token is only in this answer',
    body: z.strictObject(writable.shape),
    response: z.object({ ...detail.shape, token: z.string() }),
    status: 201,
    addition: true,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/console/permits/:id',
    access: 'console',
    summary: 'Revoke a permit; it stays in the list',
    response: detail,
    addition: true,
  }),
};

export const permits = {
  check: route({
    method: 'POST',
    path: '/v1/permits/check',
    access: 'public',
    summary: 'What the holder of a permit may open, asked by the host',
    body: z.strictObject({ token: z.string().min(1).max(1000) }),
    response: z.object({
      /** `unknown` for a token that the API did not issue or that was altered. */
      state: z.enum([...permitStates, 'unknown']),
      /** Empty unless valid. */
      remotes: z.array(z.string()),
      expiresAt: instant.nullable(),
      permit: id.nullable(),
    }),
    addition: true,
  }),
};
