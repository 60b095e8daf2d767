import type { MessageTemplate } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { messages } from './table';
import { defaultTemplates } from './templates';

const smsAndEmail = ['SMS', 'EMAIL'] as const;

/** Inserts the default templates that are missing; existing ones, changed by administrators, stay. */
export const ensureMessageTemplates = async (db: Database) => {
  const rows = Object.entries(defaultTemplates).map(([code, { channels = smsAndEmail, isAd = false, ...texts }]) => ({
    code: code as MessageTemplate,
    ...texts,
    channels: [...channels],
    html: null,
    failover: true,
    enabled: true,
    isAd,
  }));
  await db.insert(messages).values(rows).onConflictDoNothing({ target: messages.code });
};
