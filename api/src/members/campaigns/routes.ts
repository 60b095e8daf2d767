import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { newId } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { sanitiseHtml } from '../../platform/http/sanitise-html';
import { type RouteInput, serve } from '../../platform/http/serve';
import { normaliseTarget } from '../certifications/certify';
import type { RecordRef } from '../messages/enqueue-message';
import { type FirmProfile, readFirmProfile } from '../messages/firm-profile';
import type { MembersServices } from '../services';
import { enqueueAll, enqueueDirectMail, enqueueDirectSms } from './enqueue-direct-message';

const resource = 'letters';

/** Normalised addresses without duplicates; throws a field error for an invalid one. */
const parseRecipients = (to: string | string[], channel: 'EMAIL' | 'PHONE') => {
  const addresses = [to].flat();
  const normalised = addresses.map((address, index) => {
    const field = Array.isArray(to) ? `to.${index}` : 'to';
    return normaliseTarget(channel, address) ?? throwFieldError(field, 'format');
  });
  return [...new Set(normalised)];
};

interface Campaign {
  input: Pick<RouteInput<typeof contract.console.letters.email>, 'user' | 'ip' | 'requestId' | 'request'> & {
    body: unknown;
  };
  route: string;
  to: string[];
  enqueue: (tx: Database, firm: FirmProfile, to: string, ref: RecordRef) => Promise<string | null>;
}

/** One-off mails and text messages of administrators, one for each recipient. */
export const serveCampaigns = (app: FastifyInstance, { db }: MembersServices) => {
  const sendAll = ({ input, route, to, enqueue }: Campaign) => {
    const key = input.request.headers['idempotency-key']?.toString();
    return runIdempotent(db, { key, caller: input.user.sub, route, body: input.body }, async (tx) => {
      const [firm, _id] = [await readFirmProfile(tx), newId()];
      const ids = await enqueueAll(to, (address) => enqueue(tx, firm, address, { type: resource, _id }));
      await writeAudit(tx, input, { action: 'SEND', resource, target: _id, after: { route, recipients: to.length } });
      return { answer: { ids }, target: _id };
    });
  };

  serve(app, contract.console.letters, {
    email: (input) => {
      const { to, subject, html } = input.body;
      const clean = sanitiseHtml(html);
      if (!clean.trim()) throwFieldError('html', 'required');
      return sendAll({
        input,
        route: 'letters.email',
        to: parseRecipients(to, 'EMAIL'),
        enqueue: (tx, firm, address, ref) => enqueueDirectMail(tx, firm, { to: address, subject, html: clean, ref }),
      });
    },

    message: (input) => {
      const { to, subject = null, message } = input.body;
      return sendAll({
        input,
        route: 'letters.message',
        to: parseRecipients(to, 'PHONE'),
        enqueue: (tx, firm, address, ref) => enqueueDirectSms(tx, firm, { to: address, subject, text: message, ref }),
      });
    },
  });
};
