import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, RouteHandler } from 'fastify';
import { releasesPath } from 'shared/build/hosts/call-host';
import { buildTestRelease, createDestination } from 'shared/build/testing';
import type { RemoteName } from 'shared/remotes';
import { startTestHost } from '../testing';

interface Scope {
  remotes: string[];
  channels: string[];
}

/** Tokens that the API of a test host knows. */
const known: Record<string, Scope> = {
  home: { remotes: ['remote-home'], channels: ['staging', 'stable'] },
  all: { remotes: ['remote-home', 'remote-events'], channels: ['staging', 'stable'] },
};

/** Access tokens that it knows too. */
export const sessions = {
  administrator: `a.${Buffer.from(JSON.stringify({ username: 'anna' })).toString('base64url')}.administrator`,
  member: 'a.b.member',
};

/** Starts a host with an API that knows two tokens. `api.failing` is the number of its next answers that are failures. */
export const startDeploymentHost = async (options: { registry?: string } = {}) => {
  const to = createDestination();
  const records: object[] = [];
  const takenOver: object[] = [];
  const api = { failing: 0, failsToRecord: 0 };
  const addRoutes = (app: FastifyInstance) => {
    app.post<{ Body: Scope & { token: string } }>('/api/v1/deployments/check', (request, reply) => {
      if (api.failing > 0) return reply.code(503).send({ code: 'overloaded', message: 'overloaded' });
      const { token, remotes, channels } = request.body;
      const scope = known[token];
      if (!scope) return { state: 'unknown', token: null, refused: null };
      const refused = [
        ...remotes.filter((name) => !scope.remotes.includes(name)),
        ...channels.filter((name) => !scope.channels.includes(name)),
      ];
      return { state: 'valid', token: { _id: token, name: `team ${token}` }, refused: refused[0] ?? null };
    });
    const record: RouteHandler = (request, reply) => {
      if (api.failsToRecord > 0) {
        api.failsToRecord -= 1;
        return reply.code(503).send({ code: 'overloaded', message: 'overloaded' });
      }
      const body = request.body as { token?: string | null };
      (body.token === null ? takenOver : records).push(body);
      return reply.code(204).send();
    };
    app.post<{ Body: { share: number; release: string; baseline: string } }>('/api/v1/canaries', ({ body }) => {
      const { share, release, baseline } = body;
      const arm = { readers: 0, failed: 0, lcp: null, inp: null };
      const canary = { ...body, share, canary: { ...arm, release }, stable: { ...arm, release: baseline } };
      return { outcome: null, canary };
    });
    app.post('/api/v1/deployments', record);
    app.register(async (administration) => {
      administration.addHook('onRequest', async ({ headers: { authorization } }, reply) => {
        if (authorization === `Bearer ${sessions.administrator}`) return;
        const status = authorization === `Bearer ${sessions.member}` ? 403 : 401;
        await reply.code(status).send({ code: status === 403 ? 'forbidden' : 'unauthenticated', message: 'refused' });
      });
      administration.get('/api/console/deployTokens', () => ({ deployTokens: [], total: 0 }));
      administration.get('/api/console/permits', () => ({ permits: [], total: 0 }));
      administration.post('/api/console/deployments', record);
    });
  };
  const host = await startTestHost({ folder: to.folder, addRoutes, ...options });

  const send = async (token: string | null, body: FormData | string, query = '') => {
    const answer = await fetch(host.origin + releasesPath + query, {
      method: 'POST',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
    });
    const content = (await answer.json()) as { message?: string; lines?: string[]; audited?: boolean };
    return { status: answer.status, headers: answer.headers, ...content };
  };
  return {
    ...host,
    to,
    api,
    /** What the API was told to write into the audit log, by the holder of a token or an administrator. */
    records,
    /** And what by the recorder: changes on the storage, and what a host has not recorded within a minute. */
    takenOver,
    /** Sends fields, and then files by name, as `npm run deploy` does. */
    upload: (
      token: string | null,
      fields: Record<string, string>,
      files: Record<string, string | Buffer>,
      query = '',
    ) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      for (const [file, content] of Object.entries(files)) form.append('file', new Blob([content as never]), file);
      return send(token, form, query);
    },
    send,
    change: (token: string | null, body: object) => send(token, JSON.stringify(body)),
  };
};

/** The files of a built release of a remote with one page, by name. */
export const buildFiles = (name: RemoteName, patch: number, files: Record<string, string> = {}) => {
  const route = `/${name.slice('remote-'.length)}`;
  const { folder } = buildTestRelease({ name, version: `1.0.${patch}+aaaaaaaaaa`, routes: [route], files });
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
};
