import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { formStyles as form, PeopleGroup, PeopleLoaded, PeopleProblem } from 'shared/people';
import { Button } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { useReader } from '../../components/match-reader';
import { meI18n } from './i18n';
import styles from './me.module.css';

/** Null ends all but the one that asks. */
const end = (id: string | null) => (id ? api.me.sessions.remove({ params: { id } }) : api.me.sessions.removeOthers());

/** Where one is signed in; what one does not know is ended. */
export const Sessions = () => {
  const t = meI18n.useT();
  const language = useLanguage();
  const client = useQueryClient();
  const { sub } = useReader();
  const sessions = useQuery({
    queryKey: ['sessions', sub],
    queryFn: async () => (await api.me.sessions.list({ query: { limit: 50 } })).sessions,
  });
  const ending = useMutation({
    mutationFn: end,
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <PeopleGroup title={t('sessions')} lead={t('sessionsLead')}>
      <PeopleLoaded query={sessions} blocks={1}>
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
                    <MatchChip tone="good">{t('thisDevice')}</MatchChip>
                  ) : (
                    <Button small onClick={() => ending.mutate(_id)}>
                      {t('endOne')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <PeopleProblem cause={ending.error} />
            {all.length > 1 && (
              <p>
                <Button small variant="danger" onClick={() => ending.mutate(null)}>
                  {t('endOthers')}
                </Button>
              </p>
            )}
          </>
        )}
      </PeopleLoaded>
    </PeopleGroup>
  );
};
