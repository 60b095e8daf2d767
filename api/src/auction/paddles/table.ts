import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { paddleStatuses } from 'shared/contract';
import { instant, recordColumns } from '../../platform/database/columns';

export const paddles = pgTable('paddles', {
  ...recordColumns(),
  _program: text('_program').notNull(),
  _user: text('_user').notNull(),
  no: integer().notNull(),
  status: text({ enum: paddleStatuses }).notNull(),
  creditLimit: bigint('credit_limit', { mode: 'number' }),
  reason: text(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
});

export type PaddleRow = typeof paddles.$inferSelect;
