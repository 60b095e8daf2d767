import { z } from 'zod';
import { listOf } from '../crud';
import { baseRecord, id, instant } from '../fields';
import { route } from '../route';

/**
 * Where loading of a remote failed. `registry`: reading it again failed; `mount`: the remote threw after it was
 * mounted; `server`: it ended the process that renders its pages on the server.
 */
export const failurePhases = ['registry', 'entry', 'chunk', 'styles', 'mismatch', 'mount', 'data', 'server'] as const;
/** The message that the reader saw. */
export const failureKinds = ['offline', 'slow', 'unreachable', 'mismatched', 'crashed'] as const;

/** The reference that the error page shows to the reader. */
export const failureReference = z.string().regex(/^[0-9a-f]{8}$/);
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(40);
/** Version of the host or of a remote’s release. */
export const buildVersion = z
  .string()
  .regex(/^[\w.+-]+$/)
  .max(64);
/** The path as the manifest has it (`/magazine/:id`), so that no record is named; never with a query. */
export const routePattern = z
  .string()
  .regex(/^\/[a-z0-9\-/:*_]*$/i)
  .max(120);

const failureFields = {
  remote: remoteName,
  release: buildVersion,
  phase: z.enum(failurePhases),
  kind: z.enum(failureKinds),
  cause: z.string().max(500),
  page: routePattern,
  host: buildVersion,
};

/** One failure of one release, counted over all readers. */
export const RemoteFailure = z.object({ ...baseRecord.shape, ...failureFields, count: z.int() });
export type RemoteFailure = z.infer<typeof RemoteFailure>;

/** The places in files of releases and of the host where an error was thrown, a line each; no message, no origin, no query. */
const stack = z.string().max(4000).nullish();

export const FailureReportBody = z.strictObject({ number: failureReference, ...failureFields, stack });
export type FailureReport = z.infer<typeof FailureReportBody>;

export const failures = {
  report: route({
    method: 'POST',
    path: '/v1/failures',
    access: 'public',
    summary: 'Report remotes that failed in a page',
    body: z.strictObject({ failures: z.array(FailureReportBody).min(1).max(20) }),
    response: null,
    addition: true,
  }),
};

export const FailureOccurrence = z.object({ number: z.string(), at: instant, page: z.string(), host: z.string() });

export const consoleFailures = {
  list: route({
    method: 'GET',
    path: '/console/failures',
    access: 'console',
    summary: 'Failures of remotes; `q` also finds the reference that a reader names',
    ...listOf('failures', RemoteFailure, {
      sorts: ['updatedAt', 'createdAt', 'count'],
      filters: {
        remote: remoteName.optional(),
        phase: z.enum(failurePhases).optional(),
        release: buildVersion.optional(),
      },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/failures/:id',
    access: 'console',
    summary: 'A failure with its latest occurrences; `stack` is the latest one that was reported',
    response: z.object({
      failure: z.object({ ...RemoteFailure.shape, _id: id, stack, met: z.array(FailureOccurrence) }),
    }),
    addition: true,
  }),
};
