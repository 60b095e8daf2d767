import { ChevronRight } from 'lucide-react';
import { QueryBoundary } from 'shared/account-forms';
import type { Me } from 'shared/contract';
import { Link } from 'shared/router';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { usePendingCounts } from './queries';

const paths = {
  requestsIn: '/matching/schedule',
  messages: '/matching/inbox',
  answers: '/matching/support?status=answered',
  requestsOut: '/matching/schedule',
} as const;

export const PendingCard = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const registrationMissing = me.type === 'COMPANY' && me.status === 'PENDING' && me.businessRegistration === null;
  return (
    <Card title={t('waiting')}>
      <QueryBoundary query={usePendingCounts()} skeletons={1}>
        {(counts) => {
          const open = (Object.keys(paths) as (keyof typeof paths)[]).filter((name) => counts[name] > 0);
          if (open.length === 0 && !registrationMissing) return <p className={styles.quiet}>{t('nothing')}</p>;
          return (
            <ul className={styles.rows}>
              {registrationMissing && (
                <li>
                  <Link className={styles.row} to="/matching/company">
                    <span>{t('paperMissing')}</span>
                    <ChevronRight aria-hidden />
                  </Link>
                </li>
              )}
              {open.map((name) => (
                <li key={name}>
                  <Link className={styles.row} to={paths[name]}>
                    <span>{t(name)}</span>
                    <strong className={styles.count}>{counts[name]}</strong>
                    <ChevronRight aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </Card>
  );
};
