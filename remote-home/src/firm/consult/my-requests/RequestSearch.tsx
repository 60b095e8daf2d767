import type { useForm } from 'shared/account-forms';
import { Button, TextField } from 'shared/ui';
import { FormError } from '../FormError';
import { createFormProof } from '../form-proof';
import { useT } from '../i18n';
import styles from './requests.module.css';

/** The visitor's phone number and password; neither is stored. */
export interface Credentials {
  phone: string;
  password: string;
}

interface RequestSearchProps {
  form: ReturnType<typeof useForm<Credentials>>;
  /** Finds the requests of this proof; rejects with an ApiFailure. */
  onSearch: (headers: Record<string, string>) => Promise<void>;
}

/** A visitor finds requests by phone number and password. The fields have no names, so that no address contains them. */
export const RequestSearch = ({ form, onSearch }: RequestSearchProps) => {
  const t = useT();
  const { phone, password } = form.values;
  const search = () => onSearch(createFormProof(phone, password));
  return (
    <form ref={form.formRef} className={styles.search} onSubmit={form.submit(search)}>
      <TextField
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={phone}
        onChange={({ target }) => form.set({ phone: target.value })}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => form.set({ password: target.value })}
      />
      <FormError failure={form.failure} />
      <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
        {t(form.busy ? 'finding' : 'find')}
      </Button>
    </form>
  );
};
