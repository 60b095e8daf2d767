import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { escapeHtml } from '../../platform/mail/compose';
import { foldTarget } from '../certifications/certify';
import { certifications } from '../certifications/table';
import { hashOf } from '../certifications/tokens';
import { readOffice } from '../messages/office';
import { findUser } from '../users/find';
import { mailLetter, smsLetter } from './letters';

const perSender = { count: 3, windowS: 3600 };
const resource = 'letters';

interface Sender {
  name: string;
  key: string;
  /** Their own addresses, proved. */
  emails: string[];
  phones: string[];
}

const memberOf = async (db: Database, id: string): Promise<Sender> => {
  const { name, email, emailVerifiedAt, phone, phoneVerifiedAt } = await findUser(db, id);
  return { name, key: id, emails: emailVerifiedAt ? [email] : [], phones: phoneVerifiedAt ? [phone] : [] };
};

/** A visitor who has proved an address; the proof is not spent by it. */
const visitorOf = async (db: Database, token: string): Promise<Sender> => {
  const holds = and(eq(certifications.tokenHash, hashOf(token)), gt(certifications.expiresAt, now()));
  const [proved] = await db.select().from(certifications).where(holds);
  if (!proved) fail('unauthenticated');
  const { channel, target } = proved;
  return {
    name: target,
    key: target,
    emails: channel === 'EMAIL' ? [target] : [],
    phones: channel === 'PHONE' ? [target] : [],
  };
};

/** No open relay: what leaves here goes to the firm, or to the sender's own proved address (d). */
export const servePublicMessage = (app: FastifyInstance, { db }: { db: Database }) =>
  serve(app, contract.message, {
    send: async ({ body, user, ip, request }) => {
      const { to, subject, message, certToken } = body;
      const sender = user
        ? await memberOf(db, user.sub)
        : certToken
          ? await visitorOf(db, certToken)
          : fail('unauthenticated');
      const key = request.headers['idempotency-key']?.toString();
      return once(db, { key, caller: sender.key, route: 'message.send', body }, async (tx) => {
        const office = await readOffice(tx);
        const firm = to === 'firm' || office.mail.notifyTo.includes(to);
        const email = foldTarget('EMAIL', to);
        const phone = foldTarget('PHONE', to);
        const own = {
          email: sender.emails.find((one) => one === email),
          phone: sender.phones.find((one) => one === phone),
        };
        if (!firm && !own.email && !own.phone) fail('recipient_refused');
        await throttle(tx, `message:${sender.key}`, perSender);
        await throttle(tx, `message:source:${ip}`, { ...perSender, count: 10 });
        const ref = { type: resource, _id: newId() };
        const html = `<p>${escapeHtml(message).replaceAll('\n', '<br>')}</p>`;
        const addresses = firm ? office.mail.notifyTo : own.email ? [own.email] : [];
        const from = firm ? `<p>${escapeHtml(sender.name)}</p>` : '';
        const ids: string[] = [];
        for (const address of addresses) {
          const id = await mailLetter(tx, office, { to: address, subject, html: from + html, ref });
          if (id) ids.push(id);
        }
        if (own.phone) {
          const id = await smsLetter(tx, office, { to: own.phone, subject, text: message, ref });
          if (id) ids.push(id);
        }
        return { answer: { ids }, target: ref._id };
      });
    },
  });
