import type { FastifyInstance } from 'fastify';
import { contract, smsKind } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { newId } from '../../platform/http/columns';
import { failField } from '../../platform/http/errors';
import { cleanHtml } from '../../platform/http/html';
import { once } from '../../platform/http/idempotency';
import { type Input, serve } from '../../platform/http/serve';
import { compose } from '../../platform/mail/compose';
import { enqueue, enqueueSms } from '../../platform/mail/outbox';
import { foldTarget } from '../certifications/certify';
import { type Office, readOffice } from '../messages/office';
import { mailOf } from '../messages/render';

const resource = 'letters';

/** Each address once, in one spelling. */
const recipientsOf = (to: string | string[], channel: 'EMAIL' | 'PHONE') => {
  const many = [to].flat();
  const folded = many.map((address, at) => {
    const field = Array.isArray(to) ? `to.${at}` : 'to';
    return foldTarget(channel, address) ?? failField(field, 'format');
  });
  return [...new Set(folded)];
};

export const mailLetter = (
  tx: Database,
  office: Office,
  { to, subject, html, ref }: { to: string; subject: string; html: string; ref: { type: string; _id: string } },
) => {
  const composed = compose({ subject, html }, office.sender('ko'), 'ko');
  return enqueue(tx, mailOf(composed, to, office, 'ko'), {
    dedupeKey: `${ref.type}:${ref._id}:${to}`,
    resource: ref.type,
    target: ref._id,
  });
};

export const smsLetter = (
  tx: Database,
  office: Office,
  { to, subject, text, ref }: { to: string; subject: string | null; text: string; ref: { type: string; _id: string } },
) => {
  const kind = smsKind(text);
  const title = kind === 'SMS' ? null : subject;
  const kakao = { alimtalkCode: null, kakaoChannel: null, failover: false };
  const sms = { from: office.smsFrom, to, kind, subject: title, text, ...kakao };
  return enqueueSms(tx, sms, { dedupeKey: `${ref.type}:${ref._id}:${to}`, resource: ref.type, target: ref._id });
};

type Send = (tx: Database, office: Office, to: string, ref: { type: string; _id: string }) => Promise<string | null>;

interface Sending {
  input: Pick<Input<typeof contract.console.letters.email>, 'user' | 'ip' | 'requestId' | 'request'> & {
    body: unknown;
  };
  route: string;
  to: string[];
  send: Send;
}

/** One-off letters of administrators, one to each recipient. */
export const serveLetters = (app: FastifyInstance, { db }: { db: Database }) => {
  const sendAll = ({ input, route, to, send }: Sending) => {
    const key = input.request.headers['idempotency-key']?.toString();
    return once(db, { key, caller: input.user.sub, route, body: input.body }, async (tx) => {
      const [office, _id] = [await readOffice(tx), newId()];
      const ids: string[] = [];
      for (const address of to) {
        const id = await send(tx, office, address, { type: resource, _id });
        if (id) ids.push(id);
      }
      await writeAudit(tx, input, { action: 'SEND', resource, target: _id, after: { route, recipients: to.length } });
      return { answer: { ids }, target: _id };
    });
  };

  serve(app, contract.console.letters, {
    email: (input) => {
      const { to, subject, html } = input.body;
      const clean = cleanHtml(html);
      if (!clean.trim()) failField('html', 'required');
      return sendAll({
        input,
        route: 'letters.email',
        to: recipientsOf(to, 'EMAIL'),
        send: (tx, office, address, ref) => mailLetter(tx, office, { to: address, subject, html: clean, ref }),
      });
    },

    message: (input) => {
      const { to, subject = null, message } = input.body;
      return sendAll({
        input,
        route: 'letters.message',
        to: recipientsOf(to, 'PHONE'),
        send: (tx, office, address, ref) => smsLetter(tx, office, { to: address, subject, text: message, ref }),
      });
    },
  });
};
