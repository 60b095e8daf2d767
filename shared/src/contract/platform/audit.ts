import { z } from 'zod';
import { listOf } from '../crud';
import { id, instant } from '../fields';
import { route } from '../route';

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

/** An action of a user. `before` and `after` hold the changed fields only, without secrets. */
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
  /** Reason, where one is required, such as for an export. */
  reason: z.string().nullable(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: route({
    method: 'GET',
    path: '/console/audit',
    access: 'console',
    summary: 'The audit log, newest first; of one record with `resource` and `target`',
    ...listOf('audit', AuditEntry, {
      sorts: ['at'],
      filters: {
        resource: z.string().max(60).optional(),
        target: id.optional(),
        actor: id.optional(),
        action: z.enum(auditActions).optional(),
      },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/audit/:id',
    access: 'console',
    summary: 'An entry of the audit log',
    response: z.object({ entry: AuditEntry }),
    addition: true,
  }),
};
