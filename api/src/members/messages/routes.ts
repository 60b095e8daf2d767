import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  commonVariables,
  contract,
  findPlaceholders,
  languages,
  messageTemplateCodes,
  messageTemplates,
} from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { newId } from '../../platform/database/columns';
import { findRow, requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { assertNoFieldErrors, throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { buildPageUrl } from '../../platform/page-url';
import { normaliseTarget } from '../certifications/certify';
import type { MembersServices } from '../services';
import { enqueueMessage } from './enqueue-message';
import { readFirmProfile } from './firm-profile';
import { findMissingValues } from './render';
import { type MessageRow, messages } from './table';

const resource = 'messages';
const testLimit = { count: 10, windowS: 24 * 60 * 60 };

const getVariables = ({ code }: MessageRow) => [...commonVariables, ...messageTemplates[code]];
const toMessage = (message: MessageRow) => ({ ...message, variables: getVariables(message) });

/** Refuses unknown variables: a message with a variable without a value is not sent. */
const assertKnownVariables = (message: MessageRow) => {
  const variables: readonly string[] = getVariables(message);
  assertNoFieldErrors(
    (['subject', 'body', 'html'] as const).flatMap((part) =>
      languages.map((language) => {
        const names = findPlaceholders(message[part]?.[language] ?? '');
        const unknown = names.filter((name) => !variables.includes(name)).join(', ');
        return unknown && { field: `${part}.${language}`, code: 'variable', values: { names: unknown } };
      }),
    ),
  );
};

export const serveMessages = (app: FastifyInstance, { db, publicUrl }: MembersServices) =>
  serve(app, contract.console.messages, {
    list: ({ query }) =>
      listRecords(db, messages, {
        query: { sort: 'code', ...query },
        many: 'messages',
        search: ['code', 'title', 'body'],
        // A newer version beside this one has added its own.
        where: inArray(messages.code, messageTemplateCodes),
        show: toMessage,
      }),

    get: async ({ params }) => ({
      message: toMessage(await requireRow(db, messages, eq(messages._id, params.id))),
    }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await requireRow(tx, messages, eq(messages._id, params.id), 'update');
        if (before.version !== version) throwStale(toMessage(before), before);
        const after = await updateRecord(tx, messages, before._id, body, caller);
        assertKnownVariables(after);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: after._id, before, after });
        return { message: toMessage(after) };
      }),

    test: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        const { channel, language, values } = body;
        const to = normaliseTarget(channel === 'SMS' ? 'PHONE' : 'EMAIL', body.to) ?? throwFieldError('to', 'format');
        const message = await findRow(tx, messages, eq(messages._id, body._message));
        if (!message) throwFieldError('_message', 'invalid');
        await throttle(tx, `messages:test:${caller.user.sub}`, testLimit);
        const firm = await readFirmProfile(tx);
        const url = buildPageUrl(publicUrl, '/', language);
        const common = { name: caller.user.name, site: firm.getSiteName(language), url };
        const data = { values: { ...common, ...values }, url, prefix: '[TEST] ' };
        const missing = findMissingValues(message, language, data);
        if (missing.length > 0) throwFieldError('values', 'variable', { names: missing.join(', ') });
        const filled = { ...message, channels: ['SMS' as const, 'EMAIL' as const] };
        const ref = { type: resource, _id: message._id };
        const origin = { template: message.code, ref, key: `test:${newId()}`, user: null };
        const _id = await enqueueMessage(tx, { message: filled, firm, language, data, channel, to }, origin);
        await writeAudit(tx, caller, { action: 'SEND', resource, target: message._id, after: { channel, test: true } });
        return { _id: _id ?? throwApiError('internal') };
      }),
  });
