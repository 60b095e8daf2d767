import type { MessageTemplate } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { messages } from './table';
import { defaultTemplates } from './templates';

/** Inserts the default templates that are missing; existing ones, changed by administrators, stay. */
export const ensureMessageTemplates = async (db: Database) => {
  const rows = Object.entries(defaultTemplates).map(([code, { title, channels, subject, body, isAd = false }]) => ({
    code: code as MessageTemplate,
    title,
    channels: [...channels],
    subject,
    body,
    html: null,
    failover: true,
    enabled: true,
    isAd,
  }));
  await db.insert(messages).values(rows).onConflictDoNothing({ target: messages.code });
};
