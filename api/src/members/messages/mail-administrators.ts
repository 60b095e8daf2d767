import { composeMail } from '../../platform/mail/compose';
import { enqueueMail } from '../../platform/mail/outbox';
import type { MailAdministrators } from '../../platform/services';
import { isAdministrator } from '../users/administrators';
import { users } from '../users/table';
import { readFirmProfile } from './firm-profile';
import { toMail } from './render';

/** Queues a mail to each active administrator, in their languages. */
export const mailAdministrators: MailAdministrators = async (tx, describe, { resource, target }) => {
  const firm = await readFirmProfile(tx);
  const administrators = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(isAdministrator);
  for (const { email, language } of administrators) {
    const composed = composeMail(describe(language), firm.getSender(language), language);
    await enqueueMail(tx, toMail(composed, email, firm, language), {
      dedupeKey: `${resource}:${target}:${email}`,
      resource,
      target,
    });
  }
};
