import { useEffect, useLayoutEffect } from 'react';
import { accountFormsI18n, type useForm } from 'shared/account-forms';
import { ApiFailure } from 'shared/client';
import { Button, focusInView, TextField } from 'shared/ui';
import { FormError } from '../FormError';
import { createFormProof } from '../form-proof';
import { useT } from '../i18n';
import { requestsI18n } from './i18n';
import styles from './requests.module.css';
import { hasRequests } from './use-requests';

export interface Credentials {
  phone: string;
  password: string;
}

interface RequestSearchProps {
  form: ReturnType<typeof useForm<Credentials>>;
  isMember: boolean;
  /** It was opened by a button: the first field gets the focus. */
  isOpened: boolean;
  /** The proof that finds requests. */
  onProof: (proof: string) => void;
}

/**
 * A visitor finds requests by phone number and password. A wrong password leaves the number where it is. The method keeps
 * both out of addresses.
 */
export const RequestSearch = ({ form, isMember, isOpened, onProof }: RequestSearchProps) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const formT = accountFormsI18n.useT();
  const { formRef, set } = form;
  const { phone, password } = form.values;

  // Takes over what was typed before hydration. A layout effect, so that no key is pressed in between.
  useLayoutEffect(() => {
    const fields = new FormData(formRef.current ?? undefined);
    set({ phone: String(fields.get('phone') ?? ''), password: String(fields.get('password') ?? '') });
  }, [formRef, set]);

  useEffect(() => {
    const field = isOpened && formRef.current?.querySelector('input');
    if (field) focusInView(field);
  }, [isOpened, formRef]);

  const search = async () => {
    const missing = (['phone', 'password'] as const)
      .filter((field) => form.values[field].trim() === '')
      .map((field) => ({ field, code: 'required' as const, message: formT('missing') }));
    if (missing.length > 0) throw new ApiFailure(422, 'invalid', formT('check'), missing);
    const headers = createFormProof(phone, password);
    if (await hasRequests(headers, isMember)) return onProof(headers['form-proof']);
    const message = requestsT('notMatching');
    throw new ApiFailure(404, 'not_found', message, [{ field: 'password', code: 'wrong_password', message }]);
  };

  return (
    <form ref={formRef} method="post" className={styles.search} onSubmit={form.submit(search)} noValidate>
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={phone}
        error={form.getError('phone')}
        onChange={({ target }) => form.set({ phone: target.value })}
      />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={form.getError('password')}
        onChange={({ target }) => form.set({ password: target.value })}
      />
      <FormError failure={form.failure} />
      <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
        {requestsT(form.busy ? 'finding' : 'find')}
      </Button>
      <p className={styles.hint}>{requestsT('proofStays')}</p>
    </form>
  );
};
