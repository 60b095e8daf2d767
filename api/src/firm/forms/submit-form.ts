import { type contract, formConsents } from 'shared/contract';
import { checkConsents, storeConsents } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { insertRecord } from '../../platform/http/records';
import type { Handlers } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import type { FirmServices } from '../services';
import { toFormWithConsents } from './consents';
import type { FormProofs } from './form-proofs';
import { notifyFormReceived } from './notifications';
import { computePurgeAt } from './purge-forms';
import { createReceiptNo } from './receipt-number';
import { forms } from './table';
import { assertValidForm } from './validate-form';

interface Options {
  db: Database;
  messenger: FirmServices['messenger'];
  proofs: FormProofs;
}

/** Forms per address and hour. */
const sourceLimit = { count: 5, windowS: 3600 };

/** Receipt number and time of the purge of a new form. */
export const createFormStamps = async (tx: Database) => ({
  receiptNo: await createReceiptNo(tx),
  purgeAt: await computePurgeAt(tx),
});

const FASTEST_MS = 3000;

interface HumanSignals {
  renderedAt: string;
  website?: string | undefined;
}

/**
 * Throws `not_human` when the honeypot field is filled or the form was submitted faster than a person could. A client
 * clock that is ahead is ignored.
 */
const assertHuman = ({ renderedAt, website }: HumanSignals) => {
  const elapsedMs = Date.now() - Date.parse(renderedAt);
  if (website || (elapsedMs >= 0 && elapsedMs < FASTEST_MS)) throwApiError('not_human');
};

/** The handler for a new form of a visitor or member. */
export const createSubmitHandler = ({
  db,
  messenger,
  proofs,
}: Options): Handlers<Pick<typeof contract.forms, 'create'>> => ({
  create: async ({ body, user, ip, language, request: { headers } }) => {
    assertHuman(body);
    const { consents, password, source, renderedAt: _renderedAt, website: _website, ...values } = body;
    if (!user && password === undefined) throwFieldError('password', 'required');
    const proof = password === undefined ? null : await proofs.hash({ phone: values.phone, password });
    const origin = { ip, ua: (headers['user-agent'] ?? '').slice(0, 300) };
    const by = user?.sub ?? null;
    const request = {
      key: headers['idempotency-key']?.toString(),
      caller: by,
      route: 'forms.create',
      // The stored request hash is a fast one, so it must not contain the password.
      body: { ...body, password: proof },
    };

    return runIdempotent(db, request, async (tx) => {
      await throttle(tx, `forms:source:${ip}`, sourceLimit);
      await checkConsents(tx, formConsents[values.code], consents);
      await assertValidForm(tx, values);
      const sender = { source: { path: '/', ...source, ...origin, language }, proof, _user: by };
      const form = await insertRecord(tx, forms, { ...values, ...sender, ...(await createFormStamps(tx)) }, { user });
      await storeConsents(tx, { _form: form._id }, consents, origin);
      await notifyFormReceived(tx, messenger, form);
      return { answer: { form: await toFormWithConsents(tx, form) }, target: form._id };
    });
  },
});
