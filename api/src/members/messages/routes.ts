import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { commonVariables, contract, holesOf, languages, templates } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { newId } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { throttle } from '../../platform/http/throttles';
import { foldTarget } from '../certifications/certify';
import { readOffice } from './office';
import { post } from './post';
import { missingValues } from './render';
import { type MessageRow, messages } from './table';

const resource = 'messages';
const tests = { count: 10, windowS: 24 * 60 * 60 };

const variablesOf = ({ code }: MessageRow) => [...commonVariables, ...templates[code]];
const show = (message: MessageRow) => ({ ...message, variables: variablesOf(message) });

/** A hole that nothing fills would keep the message from being sent, so it is not saved. */
const checkHoles = (message: MessageRow) => {
  const known = variablesOf(message);
  for (const part of ['subject', 'body', 'html'] as const)
    for (const language of languages) {
      const unknown = holesOf(message[part]?.[language] ?? '').filter((name) => !known.some((one) => one === name));
      if (unknown.length > 0) failField(`${part}.${language}`, 'variable', { names: unknown.join(', ') });
    }
};

export const serveMessages = (app: FastifyInstance, { db, publicUrl }: { db: Database; publicUrl: string }) =>
  serve(app, contract.console.messages, {
    list: ({ query }) =>
      answerList(db, messages, {
        query: { sort: 'code', ...query },
        many: 'messages',
        search: ['code', 'title', 'body'],
        show,
      }),

    get: async ({ params }) => {
      const [message] = await db.select().from(messages).where(eq(messages._id, params.id));
      return { message: show(message ?? fail('not_found')) };
    },

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(messages).where(eq(messages._id, params.id)).for('update');
        if (!before) fail('not_found');
        if (before.version !== version) await refuseStale(tx, show(before), before);
        const set = { ...body, ...touched(messages, caller) };
        const [after] = await tx.update(messages).set(set).where(eq(messages._id, before._id)).returning();
        if (!after) fail('internal');
        checkHoles(after);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: after._id, before, after });
        return { message: show(after) };
      }),

    test: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        const { channel, language, values } = body;
        const to = foldTarget(channel === 'SMS' ? 'PHONE' : 'EMAIL', body.to) ?? failField('to', 'format');
        const [message] = await tx.select().from(messages).where(eq(messages._id, body._message));
        if (!message) failField('_message', 'invalid');
        await throttle(tx, `messages:test:${caller.user.sub}`, tests);
        const office = await readOffice(tx);
        const common = { name: caller.user.name, site: office.site(language), url: publicUrl };
        const filling = { values: { ...common, ...values }, url: publicUrl, mark: '[TEST] ' };
        const missing = missingValues(message, language, filling);
        if (missing.length > 0) failField('values', 'variable', { names: missing.join(', ') });
        const filled = { ...message, channels: ['SMS' as const, 'EMAIL' as const] };
        const about = { template: message.code, ref: { type: resource, _id: message._id }, user: null };
        const _id = await post(
          tx,
          { message: filled, office, language, filling, channel, to },
          { ...about, key: `test:${newId()}` },
        );
        await writeAudit(tx, caller, { action: 'SEND', resource, target: message._id, after: { channel, test: true } });
        return { _id: _id ?? fail('internal') };
      }),
  });
