import { z } from 'zod';
import { listOf } from '../crud';
import { deploymentActions } from '../deployment-actions';
import { auditedRecord, id, instant, requiredText } from '../fields';
import { route } from '../route';
import { channelPattern } from './permits';

export { deploymentActions };

/** Name of a remote: `remote-example`. */
export const remotePattern = /^remote-[a-z]{1,30}$/;

export const deployTokenStates = ['valid', 'expired', 'revoked'] as const;

const namesOf = (pattern: RegExp) =>
  z
    .array(z.string().regex(pattern))
    .min(1)
    .max(20)
    .refine((names) => new Set(names).size === names.length, { params: { code: 'invalid' } });

const writable = z.object({
  /** Of the team, or of what deploys for it. */
  name: requiredText(60),
  /** Remotes that it may change. */
  remotes: namesOf(remotePattern),
  /** Channels in which it may change them. */
  channels: namesOf(channelPattern),
  /** Null for one that does not end by itself. */
  expiresAt: instant.nullish(),
});

/** A token with which a team deploys over HTTPS. Its secret is not stored. */
export const DeployToken = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  expiresAt: instant.nullable(),
  state: z.enum(deployTokenStates),
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
export type DeployToken = z.infer<typeof DeployToken>;

const detail = z.object({ deployToken: DeployToken });

export const consoleDeployTokens = {
  list: route({
    method: 'GET',
    path: '/console/deployTokens',
    access: 'console',
    summary: 'Tokens with which teams deploy',
    ...listOf('deployTokens', DeployToken, { sorts: ['createdAt'] }),
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/console/deployTokens',
    access: 'console',
    summary: 'Create a deploy token; its secret is only in this answer',
    body: z.strictObject(writable.shape),
    response: z.object({ ...detail.shape, secret: z.string() }),
    status: 201,
    addition: true,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/console/deployTokens/:id',
    access: 'console',
    summary: 'Revoke a deploy token; it stays in the list',
    response: detail,
    addition: true,
  }),
};

const secret = z.string().min(1).max(1000);
const version = z.string().min(1).max(100);

/** What was done with releases. */
const record = {
  /** Of its entry in the log of the registry; of several requests with it, one is written. */
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  action: z.enum(deploymentActions),
  changes: z
    .array(
      z.strictObject({
        remote: z.string().regex(remotePattern),
        channel: z.string().regex(channelPattern),
        /** Versions that the channel ran before and runs now; null for none. */
        before: version.nullable(),
        after: version.nullable(),
      }),
    )
    .min(1)
    .max(100),
  /** The shares of readers (per cent) of a canary that was begun or changed. */
  shares: z.array(z.number().gt(0).max(100)).max(20).optional(),
  forced: z.boolean(),
  why: requiredText(500).nullable(),
};

export const deployments = {
  check: route({
    method: 'POST',
    path: '/v1/deployments/check',
    access: 'public',
    summary: 'Whether the holder of a deploy token may change remotes in channels, asked by the host',
    body: z.strictObject({
      token: secret,
      /** Empty: only whether the token is valid. */
      remotes: z.array(z.string().regex(remotePattern)).max(100),
      channels: z.array(z.string().regex(channelPattern)).max(100),
    }),
    response: z.object({
      /** `unknown` for a token that the API did not issue. */
      state: z.enum([...deployTokenStates, 'unknown']),
      /** Null unless valid. */
      token: z.object({ _id: id, name: z.string() }).nullable(),
      /** The first remote or channel that a valid token may not change; null if it may change all. */
      refused: z.string().nullable(),
    }),
    addition: true,
  }),
  record: route({
    method: 'POST',
    path: '/v1/deployments',
    access: 'public',
    summary:
      'Write what was done with a deploy token, or on the storage of releases, into the audit log, sent by the host',
    body: z.strictObject({
      /** Null for what stands in the log of the registry alone; only from a host that is no proxy of somebody else. */
      token: secret.nullable(),
      /** Where the token is null: who did it, as the log names them, and when. */
      by: requiredText(200).optional(),
      at: instant.optional(),
      ...record,
    }),
    response: null,
    addition: true,
  }),
};

export const consoleDeployments = {
  record: route({
    method: 'POST',
    path: '/console/deployments',
    access: 'console',
    summary: 'Write what an administrator has done with releases into the audit log, sent by the host',
    body: z.strictObject(record),
    response: null,
    addition: true,
  }),
};
