import { getSmsKind } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { composeMail } from '../../platform/mail/compose';
import { enqueueMail, enqueueSms } from '../../platform/mail/outbox';
import type { RecordRef } from '../messages/enqueue-message';
import type { FirmProfile } from '../messages/firm-profile';
import { toMail } from '../messages/render';

/** Queues a message to each address; returns the ids of those that were not queued before. */
export const enqueueAll = async (addresses: string[], enqueue: (address: string) => Promise<string | null>) => {
  const ids: string[] = [];
  for (const address of addresses) {
    const id = await enqueue(address);
    if (id) ids.push(id);
  }
  return ids;
};

/** Queues a mail without a template; returns its id, or null if it was queued before. `html` must be sanitised. */
export const enqueueDirectMail = (
  tx: Database,
  firm: FirmProfile,
  { to, subject, html, ref }: { to: string; subject: string; html: string; ref: RecordRef },
) => {
  const composed = composeMail({ subject, html }, firm.getSender('ko'), 'ko');
  return enqueueMail(tx, toMail(composed, to, firm, 'ko'), {
    dedupeKey: `${ref.type}:${ref._id}:${to}`,
    resource: ref.type,
    target: ref._id,
  });
};

/** Queues a text message without a template; returns its id, or null if it was queued before. */
export const enqueueDirectSms = (
  tx: Database,
  firm: FirmProfile,
  { to, subject, text, ref }: { to: string; subject: string | null; text: string; ref: RecordRef },
) => {
  const kind = getSmsKind(text);
  const title = kind === 'SMS' ? null : subject;
  const kakao = { alimtalkCode: null, kakaoChannel: null, failover: false };
  const sms = { from: firm.smsFrom, to, kind, subject: title, text, ...kakao };
  return enqueueSms(tx, sms, { dedupeKey: `${ref.type}:${ref._id}:${to}`, resource: ref.type, target: ref._id });
};
