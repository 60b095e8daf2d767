import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { escapeHtml } from '../../platform/http/sanitise-html';
import { serve } from '../../platform/http/serve';
import { throttle, throttleSource } from '../../platform/http/throttles';
import { enqueueAll, enqueueDirectMail, enqueueDirectSms } from '../campaigns/enqueue-direct-message';
import { normaliseTarget } from '../certifications/certify';
import { certifications } from '../certifications/table';
import { hashToken } from '../certifications/tokens';
import { readFirmProfile } from '../messages/firm-profile';
import type { MembersServices } from '../services';
import { findUser } from '../users/queries';

const perSender = { count: 3, windowS: 3600 };
const resource = 'letters';

interface Sender {
  name: string;
  key: string;
  /** Own verified addresses. */
  emails: string[];
  phones: string[];
}

const findMemberSender = async (db: Database, id: string): Promise<Sender> => {
  const { name, email, emailVerifiedAt, phone, phoneVerifiedAt } = await findUser(db, id);
  return { name, key: id, emails: emailVerifiedAt ? [email] : [], phones: phoneVerifiedAt ? [phone] : [] };
};

/** A visitor with a verified address; the token is not consumed. */
const findVisitorSender = async (db: Database, token: string): Promise<Sender> => {
  const isValid = and(eq(certifications.tokenHash, hashToken(token)), gt(certifications.expiresAt, now()));
  const verified = await findRow(db, certifications, isValid);
  if (!verified) throwApiError('unauthenticated');
  const { channel, target } = verified;
  return {
    name: target,
    key: target,
    emails: channel === 'EMAIL' ? [target] : [],
    phones: channel === 'PHONE' ? [target] : [],
  };
};

/** Not an open relay: messages go only to the firm or to the sender's own verified address (d). */
export const servePublicMessage = (app: FastifyInstance, { db }: MembersServices) =>
  serve(app, contract.message, {
    send: async ({ body, user, ip, request }) => {
      const { to, subject, message, certToken } = body;
      const sender = user
        ? await findMemberSender(db, user.sub)
        : certToken
          ? await findVisitorSender(db, certToken)
          : throwApiError('unauthenticated');
      const key = request.headers['idempotency-key']?.toString();
      return runIdempotent(db, { key, caller: sender.key, route: 'message.send', body }, async (tx) => {
        const firm = await readFirmProfile(tx);
        const isToFirm = to === 'firm' || firm.mail.notifyTo.includes(to);
        const email = normaliseTarget('EMAIL', to);
        const phone = normaliseTarget('PHONE', to);
        const ownEmails = sender.emails.filter((address) => address === email);
        const ownPhones = sender.phones.filter((number) => number === phone);
        if (!isToFirm && ownEmails.length + ownPhones.length === 0) throwApiError('recipient_refused');
        await throttle(tx, `message:${sender.key}`, perSender);
        await throttleSource(tx, 'message', ip, { ...perSender, count: 10 });
        const ref = { type: resource, _id: newId() };
        const html = `<p>${escapeHtml(message).replaceAll('\n', '<br>')}</p>`;
        const from = isToFirm ? `<p>${escapeHtml(sender.name)}</p>` : '';
        const mailIds = await enqueueAll(isToFirm ? firm.mail.notifyTo : ownEmails, (address) =>
          enqueueDirectMail(tx, firm, { to: address, subject, html: from + html, ref }),
        );
        const smsIds = await enqueueAll(ownPhones, (number) =>
          enqueueDirectSms(tx, firm, { to: number, subject, text: message, ref }),
        );
        return { answer: { ids: [...mailIds, ...smsIds] }, target: ref._id };
      });
    },
  });
