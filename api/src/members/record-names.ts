import { sql } from 'drizzle-orm';
import { inKorean, nameRecords } from '../platform/audit/record-names';
import { findRemoteNames } from '../platform/deploy-tokens/find-remote-names';
import { deployTokens } from '../platform/deploy-tokens/table';
import { outbox } from '../platform/mail/table';
import { permits } from '../platform/permits/table';
import { levels } from './levels/table';
import { messages } from './messages/table';
import { notifications } from './notifications/table';
import { questions } from './questions/table';
import { terms } from './terms/table';
import { users } from './users/table';

/** The names of this domain's records in the audit log, and of those of the platform that the console lists. */
export const memberRecordNames = {
  users: nameRecords('users', users, { name: users.name }),
  levels: nameRecords('levels', levels, { name: levels.name }),
  messages: nameRecords('messages', messages, { name: messages.title }),
  notifications: nameRecords('notifications', notifications, { name: inKorean(notifications.subject) }),
  questions: nameRecords('questions', questions, { name: questions.subject }),
  terms: nameRecords('terms', terms, { name: inKorean(terms.title) }),
  outbox: nameRecords('outbox', outbox, { name: sql`${outbox.mail} ->> 'subject'` }),
  permits: nameRecords('permits', permits, { name: permits.note }),
  deployTokens: nameRecords('deployTokens', deployTokens, { name: deployTokens.name }),
  releases: findRemoteNames,
};
