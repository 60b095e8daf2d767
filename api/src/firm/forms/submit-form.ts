import { type contract, formConsents, type Language } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { checkConsents, readFirmProfile, storeConsents } from '../../members/index';
import { newId } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { HttpError, throwApiError, throwFieldError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { insertRecord } from '../../platform/http/records';
import type { Handlers } from '../../platform/http/serve';
import { throttle, throttleSource } from '../../platform/http/throttles';
import { bookSlot, requireSlot } from '../appointments/book-slot';
import { toPreferredAt } from '../appointments/change-appointment';
import { findOfferedHours } from '../consultation-hours/find-offered-hours';
import { completeForm } from './complete-form';
import type { FormProofs } from './form-proofs';
import { type FormMessaging, notifyFormReceived } from './notifications';
import { computePurgeAt } from './purge-forms';
import { createReceiptNo } from './receipt-number';
import { forms } from './table';
import { addStep } from './timeline';
import { assertListedLawyer, assertOpenAt, assertValidForm } from './validate-form';

interface Options extends FormMessaging {
  db: Database;
  proofs: FormProofs;
}

/** Forms of a person in an hour. */
const senderLimit = { count: 5, windowS: 3600 };
/** Forms of an address in an hour. Many people share the address of a mobile carrier. */
const sourceLimit = { count: 60, windowS: 3600 };

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

/** A Korean number without the country code, so that both ways of writing count as one. */
const toNational = (phone: string) => phone.replace(/^\+82/, '0');

/** Counts a form of a member or phone number. Throws `form_limit`, which names the time and the firm's telephone. */
const throttleSender = async (
  tx: Database,
  { ip, language, sender }: { ip: string; language: Language; sender: string },
) => {
  try {
    await throttleSource(tx, 'forms', ip, sourceLimit);
    await throttle(tx, `forms:sender:${sender}`, senderLimit);
  } catch (cause) {
    if (!(cause instanceof HttpError) || cause.code !== 'rate_limited') throw cause;
    const { headers = {} } = cause.details;
    const time = formatDateLong(Date.now() + Number(headers['retry-after']) * 1000, language, true);
    throwApiError('form_limit', { headers, values: { time, tel: (await readFirmProfile(tx)).tel } });
  }
};

/** The handler for a new form of a visitor or member. */
export const createSubmitHandler = ({
  db,
  proofs,
  ...messaging
}: Options): Handlers<Pick<typeof contract.forms, 'create'>> => ({
  create: async ({ body, user, ip, language, request: { headers } }) => {
    assertHuman(body);
    const { consents, password, source, renderedAt: _renderedAt, website: _website, start, ...fields } = body;
    if (!user && password === undefined) throwFieldError('password', 'required');
    if (start && fields.code !== 'consult') throwFieldError('start', 'invalid');
    const proof = password === undefined ? null : await proofs.hash({ phone: fields.phone, password });
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
      await throttleSender(tx, { ip, language, sender: by ?? toNational(fields.phone) });
      await checkConsents(tx, formConsents[fields.code], consents);
      const chosen = start ? requireSlot(await findOfferedHours(tx, fields), start, 'client') : null;
      const values = chosen ? { ...fields, preferredAt: toPreferredAt(chosen.slot) } : fields;
      await assertValidForm(tx, values);
      await assertListedLawyer(tx, values);
      if (!chosen) await assertOpenAt(tx, values);
      const sender = { source: { path: '/', ...source, ...origin, language }, proof, _user: by };
      const form = await insertRecord(tx, forms, { ...values, ...sender, ...(await createFormStamps(tx)) }, { user });
      await storeConsents(tx, { _form: form._id }, consents, origin);
      if (chosen) {
        const booking = { _form: form._id, status: 'REQUESTED' as const, uid: newId(), sequence: 0 };
        const appointment = await bookSlot(tx, chosen, booking);
        await addStep(tx, form._id, { kind: 'HOUR_REQUESTED', by: null, start: appointment.start });
      }
      await notifyFormReceived(tx, messaging, form);
      return { answer: { form: await completeForm(tx, form) }, target: form._id };
    });
  },
});
