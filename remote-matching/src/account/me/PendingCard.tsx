import { ChevronRight } from 'lucide-react';
import { QueryBoundary } from 'shared/account-forms';
import type { Me } from 'shared/contract';
import { Link } from 'shared/router';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { usePendingCounts } from './queries';

const paths = {
  requestsIn: '/matching/schedule?view=requests',
  messages: '/matching/inbox',
  answers: '/matching/support?status=answered',
  requestsOut: '/matching/schedule?view=requests',
} as const;

export const PendingCard = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const registrationMissing = me.type === 'COMPANY' && me.status === 'PENDING' && me.businessRegistration === null;
  return (
    <Card title={t('pending')}>
      <QueryBoundary query={usePendingCounts()} skeletons={1}>
        {(counts) => {
          const open = (Object.keys(paths) as (keyof typeof paths)[]).filter((name) => counts[name] > 0);
          const rows = [
            ...(registrationMissing ? [{ to: '/matching/company', text: t('registrationMissing'), count: null }] : []),
            ...open.map((name) => ({ to: paths[name], text: t(name), count: counts[name] })),
          ];
          if (rows.length === 0) return <p className={styles.quiet}>{t('nothing')}</p>;
          return (
            <ul className={styles.rows}>
              {rows.map(({ to, text, count }) => (
                <li key={text}>
                  <Link className={styles.row} to={to}>
                    <span>{text}</span>
                    {count && <strong className={styles.count}>{count}</strong>}
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
