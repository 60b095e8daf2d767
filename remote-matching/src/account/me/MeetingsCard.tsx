import { QueryBoundary } from 'shared/account-forms';
import { LinkButton } from 'shared/ui';
import { MeetingTime } from '../../components/MeetingTime';
import { useReader } from '../../data/use-reader';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { useNextMeetings } from './queries';

export const MeetingsCard = () => {
  const t = meI18n.useT();
  const { sells } = useReader();
  return (
    <Card title={t('meetings')} link={{ to: '/matching/schedule', text: t('toSchedule') }}>
      <QueryBoundary query={useNextMeetings()} skeletons={1}>
        {(meetings) =>
          meetings.length > 0 ? (
            <ul className={styles.rows}>
              {meetings.map(({ _id, slot, fair, counterpart, mode, tableName }) => (
                <li key={_id} className={styles.meeting}>
                  <strong>{counterpart.name}</strong>
                  <span className={styles.quiet}>
                    {fair.title} · {mode === 'ONLINE' ? t('online') : t('table', { name: tableName ?? '-' })}
                  </span>
                  {slot && <MeetingTime slot={slot} timezone={fair.timezone} />}
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p className={styles.quiet}>{t('noMeetings')}</p>
              <LinkButton small to="/matching/fairs">
                {t(sells ? 'findBuyers' : 'findSellers')}
              </LinkButton>
            </>
          )
        }
      </QueryBoundary>
    </Card>
  );
};
