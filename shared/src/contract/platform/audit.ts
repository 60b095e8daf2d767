import { z } from 'zod';
import { id, instant } from '../fields';
import { listOf, listQuery, route } from '../machine';

export const auditActions = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'RESTORE',
  'VIEW_PII',
  'EXPORT',
  'LOGIN',
  'LOGIN_FAIL',
  'STATUS',
  'SEND',
] as const;

/** One thing somebody did. `before` and `after` hold the changed fields only, without secrets. */
export const AuditEntry = z.object({
  _id: id,
  at: instant,
  actor: z.object({ _id: id.nullable(), username: z.string(), role: z.string() }),
  ip: z.string(),
  action: z.enum(auditActions),
  /** Folder name of the resource, such as `boards`. */
  resource: z.string(),
  /** Id of the record; null where the resource is one document. */
  target: id.nullable(),
  before: z.record(z.string(), z.json()).nullable(),
  after: z.record(z.string(), z.json()).nullable(),
  /** Why, where one had to be given, such as for an export. */
  reason: z.string().nullable(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: route({
    method: 'GET',
    path: '/console/audit',
    access: 'console',
    summary: 'What was done, newest first; of one record with `resource` and `target`',
    query: listQuery(['at'], {
      resource: z.string().max(60).optional(),
      target: id.optional(),
      actor: id.optional(),
      action: z.enum(auditActions).optional(),
    }),
    response: listOf('audit', AuditEntry),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/audit/:id',
    access: 'console',
    summary: 'One thing that was done',
    response: z.object({ entry: AuditEntry }),
    ours: true,
  }),
};
