import { ChevronRight } from 'lucide-react';
import type { Me } from 'shared/contract';
import { PeopleLoaded } from 'shared/people';
import { Link } from 'shared/router';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { useWaiting } from './queries';

const places = {
  requestsIn: '/matching/schedule',
  messages: '/matching/inbox',
  answers: '/matching/support?status=answered',
  requestsOut: '/matching/schedule',
} as const;

export const Waiting = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const paperMissing = me.type === 'COMPANY' && me.status === 'PENDING' && me.businessRegistration === null;
  return (
    <Card title={t('waiting')}>
      <PeopleLoaded query={useWaiting()} blocks={1}>
        {(counts) => {
          const open = (Object.keys(places) as (keyof typeof places)[]).filter((name) => counts[name] > 0);
          if (open.length === 0 && !paperMissing) return <p className={styles.quiet}>{t('nothing')}</p>;
          return (
            <ul className={styles.rows}>
              {paperMissing && (
                <li>
                  <Link className={styles.row} to="/matching/company">
                    <span>{t('paperMissing')}</span>
                    <ChevronRight aria-hidden />
                  </Link>
                </li>
              )}
              {open.map((name) => (
                <li key={name}>
                  <Link className={styles.row} to={places[name]}>
                    <span>{t(name)}</span>
                    <strong className={styles.count}>{counts[name]}</strong>
                    <ChevronRight aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </PeopleLoaded>
    </Card>
  );
};
