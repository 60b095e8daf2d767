import { z } from 'zod';
import { id, instant, owned } from '../fields';
import { listOf, listQuery, route } from '../machine';

/** A channel by its name: `staging`. */
export const channelName = /^[a-z][a-z0-9-]{0,31}$/;

/** One build by remote and version, with or without the hash of its files: `remote-home@1.5.0-rc.2`. */
export const buildName =
  /^(remote-[a-z]{1,30})@(\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\dA-Za-z.-]{1,40})?(?:\+[\dA-Za-z.-]{1,40})?)$/;

/** Of what a name says something: of all remotes, or of one. Said twice it means nothing. */
const subjectOf = (name: string) => (name.includes('@') ? name.split('@')[0] : 'channel');

export const permitDays = 7;
export const permitStates = ['valid', 'expired', 'revoked'] as const;

const written = z.object({
  /** Channels and builds that may be asked for instead of what everybody gets. */
  remotes: z
    .array(z.union([z.string().regex(channelName), z.string().regex(buildName)]))
    .min(1)
    .max(5)
    .refine((names) => new Set(names.map(subjectOf)).size === names.length, { params: { code: 'invalid' } }),
  /** For whom and what. */
  note: z.string().trim().min(1).max(200),
  /** At most `permitDays` from now. */
  expiresAt: instant,
});

/** Permission to point the production host at other builds of the remotes for a while. */
export const Permit = z.object({
  ...owned.shape,
  ...written.shape,
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
    summary: 'Permissions to open the site with other builds of its remotes',
    query: listQuery(['createdAt', 'expiresAt']),
    response: listOf('permits', Permit),
    ours: true,
  }),
  create: route({
    method: 'POST',
    path: '/console/permits',
    access: 'console',
    summary: 'Issue such a permission; its token is answered this once',
    body: z.strictObject(written.shape),
    response: z.object({ ...detail.shape, token: z.string() }),
    status: 201,
    ours: true,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/console/permits/:id',
    access: 'console',
    summary: 'End such a permission before its time; it stays in the list',
    response: detail,
    ours: true,
  }),
};

export const permits = {
  check: route({
    method: 'POST',
    path: '/v1/permits/check',
    access: 'public',
    summary: 'What the holder of a permission may open; the host asks before it obeys',
    body: z.strictObject({ token: z.string().min(1).max(1000) }),
    response: z.object({
      /** `unknown` for a token that is not ours or was altered. */
      state: z.enum([...permitStates, 'unknown']),
      /** Empty unless valid. */
      remotes: z.array(z.string()),
      expiresAt: instant.nullable(),
      permit: id.nullable(),
    }),
    ours: true,
  }),
};
