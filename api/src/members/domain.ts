import { sql } from 'drizzle-orm';
import { defineDomain, hourMs, minuteMs } from '../platform/define-domain';
import type { PlatformServices } from '../platform/services';
import { purgeSignIns } from './auth/purge-sign-ins';
import { bookmarkDeletionStep } from './bookmarks/account-deletion';
import { purgeCertifications } from './certifications/certify';
import { membersContent } from './content';
import { purgeInbox } from './inbox/routes';
import { ensureMessageTemplates } from './messages/ensure-templates';
import { createMessenger } from './messages/messenger';
import { announceNotices } from './notifications/announce-notices';
import { passkeyDeletionStep } from './passkeys/account-deletion';
import { createOwnsQuestion } from './questions/routes';
import { memberRecordNames } from './record-names';
import { routes } from './routes.generated';
import type { MembersPorts, MembersServices } from './services';
import { levelTrash, notificationTrash, questionTrash, termsTrash, userTrash } from './trash';
import { isOwnAccount } from './users/account-files';
import { purgeWithdrawnUsers } from './users/anonymise';

const countApplications = (role: 'buyer' | 'seller') => sql`
  (select count(*) from users where waiting and deleted_at is null
    and ${sql.raw(role)} -> 'application' ->> 'status' = 'PENDING')::int`;

export const createMembersDomain = (ports: MembersPorts) =>
  defineDomain({
    name: 'members',
    services: (platform: PlatformServices): MembersServices => ({
      ...platform,
      ...ports,
      messenger: createMessenger(platform),
    }),
    content: membersContent,
    routes,
    jobs: [
      ({ db }) => ({ name: 'sign-ins: purge', everyMs: hourMs, run: () => purgeSignIns(db) }),
      ({ db }) => ({ name: 'notifications: announce', everyMs: minuteMs, run: () => announceNotices(db) }),
      ({ db, files }) => ({ name: 'users: anonymise', everyMs: hourMs, run: () => purgeWithdrawnUsers(db, files) }),
      ({ db }) => ({ name: 'certifications: purge', everyMs: hourMs, run: async () => purgeCertifications(db) }),
      ({ db }) => ({ name: 'inbox: purge', everyMs: hourMs, run: async () => purgeInbox(db) }),
    ],
    onStart: [({ db }) => ensureMessageTemplates(db)],
    onAccountDeletion: [() => bookmarkDeletionStep, () => passkeyDeletionStep],
    fileOwners: { questions: createOwnsQuestion, users: () => isOwnAccount },
    trash: {
      users: userTrash,
      levels: levelTrash,
      notifications: notificationTrash,
      questions: questionTrash,
      terms: termsTrash,
    },
    liveEvents: { notice: {} },
    recordNames: memberRecordNames,
    dashboardCounts: {
      questions: () => sql`(select count(*) from questions where status = 'unanswered')::int`,
      buyers: () => countApplications('buyer'),
      sellers: () => countApplications('seller'),
    },
  });
