import type { Template } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { messages } from './table';
import { templateTexts } from './texts';

/** Puts in the templates that are not there yet; those that administrators have changed stay as they are. */
export const ensureMessages = async (db: Database) => {
  const rows = Object.entries(templateTexts).map(([code, { title, channels, subject, body, isAd = false }]) => ({
    code: code as Template,
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
