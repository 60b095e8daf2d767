import { useMutation } from '@tanstack/react-query';
import { FieldGroup, formStyles as form, ProblemNotice, QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { Chip } from '../../components/Chip';
import { useInvalidate } from '../../data/use-invalidate';
import { useMemberQuery } from '../../data/use-member-query';
import { meI18n } from './i18n';
import styles from './me.module.css';

/** Ends a session, or with null all but the current one. */
const endSession = (id: string | null) =>
  id ? api.me.sessions.remove({ params: { id } }) : api.me.sessions.removeOthers();

/** The reader's sessions, each of which can be ended. */
export const SessionList = () => {
  const t = meI18n.useT();
  const language = useLanguage();
  const invalidate = useInvalidate();
  const sessions = useMemberQuery(
    ['sessions'],
    async () => (await api.me.sessions.list({ query: { limit: 50 } })).sessions,
  );
  const endSessions = useMutation({
    mutationFn: endSession,
    onSettled: () => invalidate(['sessions']),
  });
  return (
    <FieldGroup title={t('sessions')} lead={t('sessionsLead')}>
      <QueryBoundary query={sessions} skeletons={1}>
        {(all) => (
          <>
            <ul className={styles.rows}>
              {all.map(({ _id, ua, ip, createdAt, current }) => (
                <li key={_id} className={styles.session}>
                  <span>
                    {ua || '-'}
                    <span className={form.hint}>
                      {t('since', { date: formatDateLong(createdAt, language, true), ip })}
                    </span>
                  </span>
                  {current ? (
                    <Chip tone="good">{t('thisDevice')}</Chip>
                  ) : (
                    <Button small onClick={() => endSessions.mutate(_id)}>
                      {t('endOne')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <ProblemNotice cause={endSessions.error} />
            {all.length > 1 && (
              <p>
                <Button small variant="danger" onClick={() => endSessions.mutate(null)}>
                  {t('endOthers')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBoundary>
    </FieldGroup>
  );
};
