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

/** `READ`: personal data was read. `CHANGE`: everything else. */
export const auditKinds = ['CHANGE', 'READ'] as const;

/** The record of an entry, as it is called now. Names are not stored in the log, which outlives them. */
export const AuditRecord = z.object({
  /** Null where the record was deleted for good and its entry does not name it. */
  name: z.string().nullable(),
  /** `deleted`: it can be restored from the trash. `removed`: there is no such record any more. */
  state: z.enum(['stored', 'deleted', 'removed']),
  /** The record on whose page the console shows it: itself or the one it belongs to. Null for a removed one. */
  page: z.object({ resource: z.string(), _id: id }).nullable(),
});

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
  /** Null where the resource is one document or the whole list was changed. */
  record: AuditRecord.nullable(),
  /** Names of the records whose ids `before` and `after` hold, by id. */
  names: z.record(z.string(), z.string()),
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
        kind: z.enum(auditKinds).optional(),
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
