import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type DeployToken } from 'shared/contract';
import { writeAudit } from '../audit/write-audit';
import { newId } from '../database/columns';
import type { Database } from '../database/connect';
import { findRow, requireRow } from '../database/rows';
import { throwApiError, throwFieldError } from '../http/errors';
import { listRecords } from '../http/list-records';
import { insertRecord, updateRecord } from '../http/records';
import { requireDirect } from '../http/require-direct';
import { serve } from '../http/serve';
import { throttleSource } from '../http/throttles';
import type { PlatformServices } from '../services';
import { createSecret, hashSecret } from './secrets';
import { type DeployTokenRow, deployTokens } from './table';
import { writeDeployment } from './write-deployment';

const resource = 'deployTokens';
/** Tokens of one source that are not valid. */
const wrongTokens = { count: 20, windowS: 600 };
/** A deployment that began with a valid token is recorded although the token has ended meanwhile (ms). */
const recordGraceMs = 15 * 60 * 1000;

const getState = ({ revokedAt, expiresAt }: DeployTokenRow): DeployToken['state'] => {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid';
};

/** Whether a deployment that ends now may have begun while the token was valid. */
const mayBeRecorded = ({ revokedAt, expiresAt }: DeployTokenRow) =>
  [revokedAt, expiresAt].every((end) => !end || Date.parse(end) > Date.now() - recordGraceMs);

const show = ({ hash: _, ...row }: DeployTokenRow): DeployToken => ({ ...row, state: getState(row as DeployTokenRow) });

const findToken = (db: Database, secret: string) =>
  findRow(db, deployTokens, eq(deployTokens.hash, hashSecret(secret)));

/** The first remote or channel that the token may not change; null if it may change all. */
const findRefused = (row: DeployTokenRow, { remotes, channels }: { remotes: string[]; channels: string[] }) =>
  remotes.find((name) => !row.remotes.includes(name)) ?? channels.find((name) => !row.channels.includes(name)) ?? null;

const serveDeployments = (app: FastifyInstance, { db }: PlatformServices) => {
  serve(app, contract.deployments, {
    check: async ({ body, ip }) => {
      const row = await findToken(db, body.token);
      const state = row ? getState(row) : 'unknown';
      if (!row || state !== 'valid') {
        await throttleSource(db, 'deploy-tokens', ip, wrongTokens);
        return { state, token: null, refused: null };
      }
      await db.update(deployTokens).set({ lastUsedAt: sql`clock_timestamp()` }).where(eq(deployTokens._id, row._id));
      return { state, token: { _id: row._id, name: row.name }, refused: findRefused(row, body) };
    },

    record: async ({ body: { token, by, at, changes, ...done }, request, ...caller }) => {
      if (token === null) {
        requireDirect(request);
        const actor = { _id: null, username: by ?? '', role: 'storage' };
        await writeDeployment(db, caller, { ...done, changes, at }, actor);
        return;
      }
      const row = await findToken(db, token);
      if (!row || !mayBeRecorded(row)) {
        await throttleSource(db, 'deploy-tokens', caller.ip, wrongTokens);
        return throwApiError('unauthenticated');
      }
      const scope = { remotes: changes.map(({ remote }) => remote), channels: changes.map(({ channel }) => channel) };
      if (findRefused(row, scope)) throwApiError('forbidden');
      const actor = { _id: row._id, username: row.name, role: 'deployToken' };
      await writeDeployment(db, caller, { ...done, changes }, actor);
    },
  });

  serve(app, contract.console.deployments, {
    record: ({ body, ...caller }) => writeDeployment(db, caller, body),
  });
};

export const serveDeployTokens = (app: FastifyInstance, services: PlatformServices) => {
  const { db } = services;
  serveDeployments(app, services);

  serve(app, contract.console.deployTokens, {
    list: ({ query }) => listRecords(db, deployTokens, { query, many: 'deployTokens', search: ['name'], show }),

    create: async ({ body, ...caller }) => {
      if (body.expiresAt && Date.parse(body.expiresAt) <= Date.now()) throwFieldError('expiresAt', 'range');
      const _id = newId();
      const secret = createSecret(_id);
      const deployToken = await db.transaction(async (tx) => {
        const created = show(await insertRecord(tx, deployTokens, { ...body, _id, hash: hashSecret(secret) }, caller));
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: _id, after: created });
        return created;
      });
      return { deployToken, secret };
    },

    revoke: async ({ params, ...caller }) => {
      const row = await db.transaction(async (tx) => {
        const before = await requireRow(tx, deployTokens, eq(deployTokens._id, params.id), 'update');
        if (getState(before) !== 'valid') throwApiError('wrong_state');
        const after = await updateRecord(tx, deployTokens, before._id, { revokedAt: sql`clock_timestamp()` }, caller);
        await writeAudit(tx, caller, { action: 'STATUS', resource, target: before._id, before, after });
        return after;
      });
      return { deployToken: show(row) };
    },
  });
};
