import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { formStyles } from 'shared/people';
import { Button, TextField } from 'shared/ui';
import { Consents } from './Consents';
import { ConsultFields } from './ConsultFields';
import { dropDraft, keepDraft, readDraft } from './draft';
import { FilePicker } from './FilePicker';
import { FormProblem } from './FormProblem';
import styles from './form.module.css';
import { useT } from './i18n';
import type { ConsultData } from './load';
import { newKey, proofOf } from './proof';
import { useErrors } from './use-errors';
import { emptyValues, type OwnForm, toldOf } from './values';

/** A request that was received, with what is still to be done about its files. */
export interface Sent {
  form: OwnForm;
  files: File[];
  /** Shows the request to be the visitor's; none for a member. */
  headers: Record<string, string>;
}

/** A day in Seoul, `YYYY-MM-DD`. */
const today = () => new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);

const sourceOf = () => {
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

export const ConsultForm = ({ data, onSent }: { data: ConsultData; onSent: (sent: Sent) => void }) => {
  const t = useT();
  const member = useAuth(({ user }) => user !== null);
  const { form, failure, errorOf, refuse, clear } = useErrors();
  const [values, setValues] = useState(emptyValues);
  const [restored, setRestored] = useState(false);
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState<File[]>([]);
  const [busy, setBusy] = useState(false);
  /** When the form was shown, and the key under which exactly this body was sent before. */
  const shown = useRef({ at: '', minDate: '' });
  const attempt = useRef({ body: '', key: '' });
  const trap = useRef<HTMLInputElement>(null);

  // Before the next key is heard, which would be put beside fields that are still empty here.
  useLayoutEffect(() => {
    shown.current = { at: new Date().toISOString(), minDate: today() };
    // What was filled in before the page came to life stands in the fields alone.
    const early = new FormData(form.current ?? undefined);
    const draft = readDraft();
    const filled = Object.entries(emptyValues).flatMap(([name, empty]) => {
      const value = early.get(name) ?? empty;
      return value === empty ? [] : [[name, value]];
    });
    if (draft || filled.length > 0) setValues({ ...emptyValues, ...draft, ...Object.fromEntries(filled) });
    setPassword(String(early.get('password') ?? ''));
    setAgreed(new Set(data.terms.map(({ code }) => code).filter((code) => early.has(code))));
    setRestored(draft !== null);
  }, [form, data.terms]);

  const change = (part: Partial<typeof values>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepDraft(next);
  };

  const restart = () => {
    dropDraft();
    setValues(emptyValues);
    setRestored(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    clear();
    const body = {
      ...toldOf(values),
      code: 'consult' as const,
      consents: data.terms.map(({ code, version }) => ({
        termsCode: code,
        termsVersion: version,
        agreed: agreed.has(code),
      })),
      ...(!member && { password }),
      renderedAt: shown.current.at,
      website: trap.current?.value ?? '',
      source: sourceOf(),
    };
    // The same words under the same key are stored once, however often the button is pressed or the answer lost.
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: newKey() };
    try {
      const answer = await api.forms.create({ body }, { headers: { 'Idempotency-Key': attempt.current.key } });
      dropDraft();
      onSent({ form: answer.form, files, headers: member ? {} : proofOf(values.phone, password) });
    } catch (cause) {
      await refuse(cause);
      setBusy(false);
    }
  };

  const consentError = errorOf('consents') ?? (failure?.code === 'consent_required' ? failure.message : undefined);
  return (
    <form ref={form} className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
      {restored && (
        <p className={styles.note} role="status">
          {t('restored')}{' '}
          <Button variant="quiet" small onClick={restart}>
            {t('clear')}
          </Button>
        </p>
      )}
      <ConsultFields
        values={values}
        onChange={change}
        choices={data}
        errorOf={errorOf}
        minDate={shown.current.minDate || undefined}
      />
      {data.takesFiles && <FilePicker files={files} onChange={setFiles} />}
      {!member && (
        <fieldset className={formStyles.group}>
          <legend>
            <h2>{t('lookup')}</h2>
          </legend>
          <TextField
            label={t('password')}
            hint={t('passwordHint')}
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={72}
            required
            value={password}
            error={errorOf('password')}
            onChange={(event) => setPassword(event.target.value)}
          />
        </fieldset>
      )}
      <Consents terms={data.terms} agreed={agreed} onChange={setAgreed} error={consentError} />
      <label className={formStyles.trap} aria-hidden>
        Website
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <FormProblem failure={failure} />
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : 'submit')}
      </Button>
    </form>
  );
};
