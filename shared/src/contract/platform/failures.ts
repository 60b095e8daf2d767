import { z } from 'zod';
import { id, instant, record } from '../fields';
import { listOf, listQuery, route } from '../machine';

/** How far a remote had come. `registry`: it could not be read again; `mount`: it was there and then threw. */
export const failurePhases = ['registry', 'entry', 'chunk', 'styles', 'mismatch', 'mount', 'data'] as const;
/** What the reader was told. */
export const failureKinds = ['offline', 'slow', 'unreachable', 'mismatched', 'crashed'] as const;

/** The number that the reader of a failed page sees. */
export const failureNumber = z.string().regex(/^[0-9a-f]{8}$/);
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(40);
/** Of the host or of a remote's release. */
export const builtVersion = z
  .string()
  .regex(/^[\w.+-]+$/)
  .max(64);
/** The path as the manifest writes it (`/magazine/:id`), so that nobody's record is named; never with a query. */
export const routePattern = z
  .string()
  .regex(/^\/[a-z0-9\-/:*_]*$/i)
  .max(120);

const told = {
  remote: remoteName,
  release: builtVersion,
  phase: z.enum(failurePhases),
  kind: z.enum(failureKinds),
  cause: z.string().max(500),
  page: routePattern,
  host: builtVersion,
};

/** The same failure of one release, however many readers met it. */
export const RemoteFailure = z.object({ ...record.shape, ...told, count: z.int() });
export type RemoteFailure = z.infer<typeof RemoteFailure>;

const Report = z.strictObject({ number: failureNumber, ...told });
export type FailureReport = z.infer<typeof Report>;

export const failures = {
  report: route({
    method: 'POST',
    path: '/v1/failures',
    access: 'public',
    summary: 'Tell of remotes that failed in a page',
    body: z.strictObject({ failures: z.array(Report).min(1).max(20) }),
    response: null,
    ours: true,
  }),
};

const Met = z.object({ number: z.string(), at: instant, page: z.string(), host: z.string() });

export const consoleFailures = {
  list: route({
    method: 'GET',
    path: '/console/failures',
    access: 'console',
    summary: 'Failures of remotes; `q` also finds the number that a reader names',
    query: listQuery(['updatedAt', 'createdAt', 'count'], {
      remote: remoteName.optional(),
      phase: z.enum(failurePhases).optional(),
      release: builtVersion.optional(),
    }),
    response: listOf('failures', RemoteFailure),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/failures/:id',
    access: 'console',
    summary: 'One failure with the latest readers who met it',
    response: z.object({ failure: z.object({ ...RemoteFailure.shape, _id: id, met: z.array(Met) }) }),
    ours: true,
  }),
};
