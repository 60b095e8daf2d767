import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { Button, EmptyState, LinkButton } from 'shared/ui';
import { Page } from '../../../layout/Page';
import formStyles from '../form.module.css';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import type { ConsultRequest } from '../request-values';
import { RequestCard } from './RequestCard';
import { type Credentials, RequestSearch } from './RequestSearch';
import styles from './requests.module.css';

/** The most requests of one answer. */
const maxRequests = 50;

interface FoundRequests {
  requests: ConsultRequest[];
  /** The visitor's proof; empty for a member. */
  headers: Record<string, string>;
}

const findRequests = async (headers: Record<string, string>): Promise<FoundRequests> => {
  const { forms } = await api.forms.list({ query: { code: 'consult', limit: maxRequests } }, { headers });
  return { requests: forms, headers };
};

/** The requests of a member, or of a visitor who gives phone number and password. */
export const MyRequestsPage = ({ data }: { data: ConsultChoices }) => {
  const t = useT();
  const isMember = useAuth(({ user }) => user !== null);
  const form = useForm<Credentials>({ phone: '', password: '' });
  const [found, setFound] = useState<FoundRequests | null>(null);
  const [withdrawn, setWithdrawn] = useState(false);

  /** Rejects with an ApiFailure. */
  const search = useCallback(async (headers: Record<string, string>) => {
    setWithdrawn(false);
    setFound(await findRequests(headers));
  }, []);

  useEffect(() => {
    if (isMember) search({}).catch(() => undefined);
  }, [isMember, search]);

  const replace = (id: string, changed: ConsultRequest | null) => {
    setWithdrawn(changed === null);
    setFound(
      (current) =>
        current && {
          ...current,
          requests: current.requests.flatMap((request) => (request._id === id ? (changed ?? []) : request)),
        },
    );
  };

  const canSearchAgain = found !== null && !isMember;
  return (
    <Page title={t('mine')} lead={t('mineLead')}>
      {!found && !isMember && <RequestSearch form={form} onSearch={search} />}
      <p role="status" className={formStyles.note} hidden={!withdrawn}>
        {withdrawn && t('withdrawn')}
      </p>
      {found?.requests.length === 0 && !withdrawn && (
        <EmptyState title={t('notFound')}>
          {canSearchAgain && <p>{t('notFoundText')}</p>}
          {canSearchAgain && <Button onClick={() => setFound(null)}>{t('findOther')}</Button>}
        </EmptyState>
      )}
      <ul className={styles.requests}>
        {found?.requests.map((request) => (
          <li key={request._id}>
            <RequestCard
              request={request}
              choices={data}
              headers={found.headers}
              onChanged={(changed) => replace(request._id, changed)}
            />
          </li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <LinkButton to="/consult">{t('again')}</LinkButton>
        {canSearchAgain && found.requests.length > 0 && (
          <Button variant="quiet" onClick={() => setFound(null)}>
            {t('findOther')}
          </Button>
        )}
      </div>
    </Page>
  );
};
