import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { releasesPath } from 'shared/build/hosts/call-host';
import { RefusedError } from 'shared/build/refused-error';
import { changeReleases, listChangedRemotes } from 'shared/build/release/change-releases';
import { publishRelease } from 'shared/build/release/publish-release';
import type { Authorship } from 'shared/build/release/start-entry';
import type { VersionChange } from 'shared/build/storage/change-log';
import { openRegistry, openReleases } from 'shared/build/storage/open-storage';
import { readRegistry } from 'shared/build/storage/store';
import { getMajor, hostContract, type Registry, type RemoteName, viewRegistry } from 'shared/remotes';
import type { Config } from '../config';
import { toPublicRegistry } from '../registry/registry-reader';
import { answerDeploymentErrors } from './answer-deployment-errors';
import { createDeployers, type DeployersApi, type DeploymentRecord } from './deployers';
import { DeploymentError } from './deployment-error';
import { findDestination } from './find-destination';
import { receiveRelease } from './receive-release';
import { recordDeployment } from './record-deployment';
import { Change, parseRequest, toPlan, Upload, UploadQuery } from './release-requests';
import { type BeginUpload, trackUpload } from './track-upload';

interface ReleaseChangesOptions {
  config: Pick<Config, 'registry' | 'releases' | 'remoteOrigins' | 'hostKey' | 'apiUrls'>;
  api: DeployersApi;
}

/** Of a request that is no upload (bytes). */
const bodyLimit = 64 * 1024;

/** Runs `act` with an empty folder, which refusals call the upload, and deletes it with all that lies beside it. */
const withTemporaryFolder = async <T>(act: (folder: string) => Promise<T>) => {
  const parent = await mkdtemp(path.join(tmpdir(), 'portico-upload-'));
  const folder = path.join(parent, 'release');
  try {
    await mkdir(folder);
    return await act(folder);
  } catch (cause) {
    throw cause instanceof RefusedError ? new RefusedError(cause.message.replaceAll(folder, 'the upload')) : cause;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
};

/** What the caller gets when it is done. */
const answer = (lines: string[], changes: VersionChange[], audited: boolean, after: Registry) => ({
  lines,
  changes,
  audited,
  // As this host runs it.
  registry: toPublicRegistry(viewRegistry(after, getMajor(hostContract))),
});

/** Passes lines on, and has them all for the caller. */
const collectLines = (report: (line: string) => void) => {
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
    report(line);
  };
  return { lines, log };
};

const getDeploymentId = ({ query }: FastifyRequest) => parseRequest(UploadQuery, query).deployment ?? randomUUID();

const assertWritable = (registry: string) => {
  if (/^https?:/.test(registry))
    throw new DeploymentError(503, 'This site only reads its registry: deploy to the site that writes it.');
};

const toAuthorship = (name: string, why: string | null = null): Authorship => ({ by: { kind: 'host', name }, why });

/**
 * Serves `POST /api/console/releases`: publishes an uploaded release, or changes which releases run, for the holder of a deploy token or an
 * administrator. Each change is checked as a command's on the storage is, and written into the audit log.
 */
export const serveReleaseChanges = (app: FastifyInstance, { config, api }: ReleaseChangesOptions) => {
  // Messages name no path or address of this machine.
  const registry = { ...openRegistry(config.registry), title: 'the registry of this site' };
  const releases = openReleases(config.releases);
  const origins = config.remoteOrigins;
  const [address] = config.apiUrls;
  const served = address ? { address, title: 'the API of this site' } : null;
  const deployers = createDeployers(api, config.hostKey);

  const openDestination = async (name: RemoteName) => {
    const { releases, base } = findDestination(config, await readRegistry(registry), name);
    return { releases: { ...releases, title: 'the releases of this site' }, base, registry, origins };
  };

  const record = (request: FastifyRequest, done: DeploymentRecord) =>
    recordDeployment(deployers.find(request), done, request.ip);

  const publish = (request: FastifyRequest, begin: BeginUpload) =>
    withTemporaryFolder(async (folder) => {
      const { name, channel, contract, force, why, by, report, ...fields } = await receiveRelease(
        request,
        folder,
        async (fields) => {
          const upload = parseRequest(Upload, fields);
          const { name: remote, channel } = upload;
          const by = await deployers.find(request).check({ remotes: [remote], channels: [channel] });
          return { ...upload, by, report: await begin({ remote, channel, by }) };
        },
      );
      const forced = force === 'true';
      const { lines, log } = collectLines(report);
      const to = await openDestination(name);
      const publication = { from: folder, name, channel, contract, to, force: forced, plan: toPlan(fields), log };
      const published = await publishRelease(publication, toAuthorship(by, why));
      const { shares } = fields;
      const { id, changes } = published;
      const action = shares ? 'share' : 'deploy';
      const done = { id, action, changes, ...(shares && { shares }), forced, why: why ?? null } as const;
      return answer(lines, changes, await record(request, done), published.registry);
    });

  const change = async (request: FastifyRequest) => {
    const { why = null, shares, everyMs, ...asked } = parseRequest(Change, request.body);
    // Before it reads the registry, and again when it is known what a promotion of everything is.
    const scope = { remotes: asked.remotes, channels: [asked.channel] };
    const { check } = deployers.find(request);
    const author = await check(scope);
    const remotes = await listChangedRemotes(registry, asked);
    if (asked.remotes.length === 0) await check({ ...scope, remotes });
    const done = await changeReleases(
      { registry, releases, origins, api: served },
      { ...asked, remotes, plan: toPlan({ shares, everyMs }) },
      toAuthorship(author, why),
    );
    const { action, force: forced = false } = asked;
    const audited = await record(request, {
      id: done.id,
      action,
      changes: done.changes,
      ...(shares && { shares }),
      forced,
      why,
    });
    return answer(done.lines, done.changes, audited, done.registry);
  };

  return app.register(async (routes) => {
    await routes.register(multipart);
    answerDeploymentErrors(routes);
    routes.post(
      releasesPath,
      {
        bodyLimit,
        // Before anything of the body is read.
        onRequest: async (request) => {
          assertWritable(config.registry);
          await deployers.find(request).check({ remotes: [], channels: [] });
        },
      },
      async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        return request.isMultipart()
          ? trackUpload(registry.deployments, getDeploymentId(request), (begin) => publish(request, begin))
          : change(request);
      },
    );
  });
};
