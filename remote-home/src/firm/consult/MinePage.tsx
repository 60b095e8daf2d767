import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { Button, EmptyState, LinkButton, TextField } from 'shared/ui';
import { Page } from '../../layout/Page';
import { FormProblem } from './FormProblem';
import formStyles from './form.module.css';
import { useT } from './i18n';
import type { Choices } from './load';
import page from './page.module.css';
import { proofOf } from './proof';
import { RequestCard } from './RequestCard';
import styles from './requests.module.css';
import { useErrors } from './use-errors';
import type { OwnForm } from './values';

/** One's own requests: a member's by their sign-in, a visitor's by phone and password, which stay in memory only. */
export const MinePage = ({ data }: { data: Choices }) => {
  const t = useT();
  const member = useAuth(({ user }) => user !== null);
  const { form, failure, refuse, clear } = useErrors();
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ forms: OwnForm[]; headers: Record<string, string> } | null>(null);
  const [withdrawn, setWithdrawn] = useState(false);

  const load = useCallback(
    async (headers: Record<string, string>) => {
      setBusy(true);
      clear();
      setWithdrawn(false);
      try {
        const { forms } = await api.forms.list({ query: { code: 'consult', limit: 50 } }, { headers });
        setFound({ forms, headers });
      } catch (cause) {
        await refuse(cause);
      }
      setBusy(false);
    },
    [clear, refuse],
  );

  useEffect(() => {
    if (member) void load({});
  }, [member, load]);

  const replace = (changed: OwnForm | null, id: string) => {
    setWithdrawn(changed === null);
    setFound(
      (before) =>
        before && { ...before, forms: before.forms.flatMap((one) => (one._id === id ? (changed ?? []) : one)) },
    );
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void load(proofOf(phone, password));
  };

  return (
    <Page title={t('mine')} lead={t('mineLead')} className={page.page}>
      {!found && !member && (
        <form ref={form} className={styles.search} onSubmit={search}>
          <TextField
            label={t('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
          <TextField
            label={t('password')}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormProblem failure={failure} />
          <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
            {t(busy ? 'finding' : 'find')}
          </Button>
        </form>
      )}
      <p role="status" className={formStyles.note} hidden={!withdrawn}>
        {withdrawn && t('withdrawn')}
      </p>
      {found?.forms.length === 0 && !withdrawn && (
        <EmptyState title={t('noneFound')}>
          {!member && <p>{t('noneFoundText')}</p>}
          {!member && <Button onClick={() => setFound(null)}>{t('findOther')}</Button>}
        </EmptyState>
      )}
      <ul className={styles.requests}>
        {found?.forms.map((one) => (
          <li key={one._id}>
            <RequestCard
              request={one}
              choices={data}
              headers={found.headers}
              onChanged={(changed) => replace(changed, one._id)}
            />
          </li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <LinkButton to="/consult">{t('again')}</LinkButton>
        {found && found.forms.length > 0 && !member && (
          <Button variant="quiet" onClick={() => setFound(null)}>
            {t('findOther')}
          </Button>
        )}
      </div>
    </Page>
  );
};
