import { useLayoutEffect, useRef, useState } from 'react';
import {
  accountFormsI18n,
  createFormStart,
  findMissingConsents,
  toConsents,
  useForm,
  useRetryKey,
} from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { useSearchParams } from 'shared/router';
import { getSeoulDate } from '../../layout/seoul-date';
import { useAccountValues } from '../../members/my/use-account-values';
import { createFormProof } from './form-proof';
import type { ConsultData } from './load';
import { clearDraft, loadDraft, saveDraft } from './request-draft';
import { type ConsultRequest, type ConsultValues, emptyValues, readWishes, toRequestBody } from './request-values';
import { useRefusedHour } from './use-free-hours';

/** A stored request, with the files that are still to be uploaded. */
export interface SentRequest {
  form: ConsultRequest;
  files: File[];
  /** The visitor's proof; empty for a member. */
  headers: Record<string, string>;
}

/** The page that the request was sent from, its referrer and its campaign parameters. */
const getSource = () => {
  const query = new URLSearchParams(window.location.search);
  const utm = [...query]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => [name, value.slice(0, 100)]);
  return {
    path: window.location.pathname,
    referrer: document.referrer.slice(0, 500) || null,
    utm: utm.length > 0 ? (Object.fromEntries(utm) as Record<string, string>) : null,
  };
};

/** The values that differ from those of an empty form, of the fields in the document. */
const readTypedValues = (fields: FormData) =>
  Object.fromEntries(
    Object.entries(emptyValues).flatMap(([name, empty]) => {
      const value = fields.get(name) ?? empty;
      return value === empty ? [] : [[name, value]];
    }),
  );

const start = createFormStart('consult');

/** Who sends the request, as far as it is typed, else as the member's account has it. */
const fillContact = ({ name, phone, email }: ConsultValues, account: Pick<Me, 'name' | 'phone' | 'email'>) => ({
  name: name || account.name,
  phone: phone || account.phone,
  email: email || account.email,
});

/** The values, consents and files of a request, and sending it. */
export const useConsultForm = (data: ConsultData, onSent: (sent: SentRequest) => void) => {
  const { terms } = data;
  const isMember = useAuth(({ user }) => user !== null);
  const formT = accountFormsI18n.useT();
  const [query] = useSearchParams();
  const getInitialValues = () => ({ ...emptyValues, ...readWishes(query, data) });
  const form = useForm(getInitialValues);
  const { formRef, values, set } = form;
  const [restored, setRestored] = useState(false);
  const [password, setPassword] = useState('');
  const [submittedPassword, setSubmittedPassword] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState<File[]>([]);
  /** When the form was shown, for the API's check against robots, and the first date that can be chosen. */
  const rendered = useRef({ at: '', minDate: '' });
  const honeypot = useRef<HTMLInputElement>(null);
  const { getOptions } = useRetryKey();

  // Takes over what was typed before hydration. A layout effect, so that no key is pressed in between.
  useLayoutEffect(() => {
    rendered.current = { at: new Date().toISOString(), minDate: getSeoulDate() };
    const fields = new FormData(formRef.current ?? undefined);
    const draft = loadDraft();
    set({ ...draft, ...readTypedValues(fields) });
    setPassword(String(fields.get('password') ?? ''));
    setAgreed(new Set(terms.map(({ code }) => code).filter((code) => fields.has(code))));
    setRestored(draft !== null);
    // Somebody began to type while the scripts were loading.
    if (fields.get('name') || fields.get('content')) start.mark(performance.timeOrigin);
  }, [formRef, set, terms]);

  const account = useAccountValues(form, fillContact);

  const change = (part: Partial<ConsultValues>) => {
    set(part);
    saveDraft({ ...values, ...part });
  };

  const reset = () => {
    clearDraft();
    start.clear();
    const initial = getInitialValues();
    set({ ...initial, ...(account && fillContact(initial, account)) });
    setRestored(false);
  };

  const { hoursVersion, releaseRefusedHour } = useRefusedHour(() => change({ start: '' }));

  const send = async () => {
    setSubmittedPassword(password);
    const body = {
      ...toRequestBody(values),
      ...(values.start && { start: values.start }),
      code: 'consult' as const,
      consents: toConsents(terms, [...agreed]),
      ...(!isMember && { password }),
      renderedAt: start.read() ?? rendered.current.at,
      website: honeypot.current?.value ?? '',
      source: getSource(),
    };
    const answer = await api.forms.create({ body }, getOptions(body)).catch(releaseRefusedHour);
    clearDraft();
    start.clear();
    onSent({ form: answer.form, files, headers: isMember ? {} : createFormProof(values.phone, password) });
  };

  return {
    form: { ...form, set: change },
    submit: form.submit(send, () => findMissingConsents(terms, agreed, formT('agreeFirst'))),
    isMember,
    restored,
    reset,
    password: {
      value: password,
      set: setPassword,
      error: password === submittedPassword ? form.getError('password') : undefined,
    },
    consents: { agreed, set: setAgreed },
    files: { value: files, set: setFiles },
    honeypot,
    onInput: () => start.mark(Date.now()),
    minDate: rendered.current.minDate || undefined,
    hoursVersion,
  };
};
