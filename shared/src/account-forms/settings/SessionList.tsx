import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong, formatTimeZoneCity } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import form from '../form/form.module.css';
import { ProblemNotice } from '../form/ProblemNotice';
import { QueryBoundary } from '../form/QueryBoundary';
import rows from '../form/rows.module.css';
import { useAsyncData } from '../form/use-async-data';
import { settingsI18n } from './i18n';
import styles from './settings.module.css';

/** Ends a session, or with null all but the current one. */
const endSession = (id: string | null) =>
  id ? api.me.sessions.remove({ params: { id } }) : api.me.sessions.removeOthers();

interface SessionListProps {
  user: string;
  /** Another version loads the sessions again. */
  version: number;
}

/** The sessions of a user, each of which can be ended. */
export const SessionList = ({ user, version }: SessionListProps) => {
  const t = settingsI18n.useT();
  const language = useLanguage();
  const sessions = useAsyncData(
    `sessions ${user}`,
    async () => (await api.me.sessions.list({ query: { limit: 50 } })).sessions,
    version,
  );
  const [failure, setFailure] = useState<Error | null>(null);
  const end = async (id: string | null) => {
    setFailure(null);
    await endSession(id).catch(setFailure);
    await sessions.refetch();
  };
  return (
    <FieldGroup title={t('sessions')} lead={t('sessionsLead')}>
      <QueryBoundary query={sessions} skeletons={1}>
        {(all) => (
          <>
            <ul className={rows.rows}>
              {all.map(({ _id, device, timeZone, ip, createdAt, current }) => (
                <li key={_id} className={rows.row}>
                  <span>
                    {[device || t('unknownDevice'), timeZone && formatTimeZoneCity(timeZone, language)]
                      .filter(Boolean)
                      .join(', ')}
                    <span className={form.hint}>
                      {t('since', { date: formatDateLong(createdAt, language, true), ip })}
                    </span>
                  </span>
                  {current ? (
                    <span className={styles.current}>{t('thisDevice')}</span>
                  ) : (
                    <Button small onClick={() => void end(_id)}>
                      {t('endOne')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <ProblemNotice cause={failure} />
            {all.length > 1 && (
              <p>
                <Button small variant="danger" onClick={() => void end(null)}>
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
