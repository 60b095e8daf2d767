import { ChevronRight } from 'lucide-react';
import { QueryBoundary } from 'shared/account-forms';
import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { applicationTones } from '../../components/application-status';
import { Chip } from '../../components/Chip';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { useAppliedFairs } from './queries';

export const FairsCard = () => {
  const t = meI18n.useT();
  return (
    <Card title={t('fairs')}>
      <QueryBoundary query={useAppliedFairs()} skeletons={1}>
        {(fairs) =>
          fairs.length > 0 ? (
            <ul className={styles.rows}>
              {fairs.map(({ _id, title, application }) => (
                <li key={_id}>
                  <Link className={styles.row} to={`/matching/fairs/${_id}`}>
                    <span>{title}</span>
                    <Chip tone={applicationTones[application.status]}>{t(application.status)}</Chip>
                    <ChevronRight aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p className={styles.quiet}>{t('noFairs')}</p>
              <LinkButton small to="/matching/fairs">
                {t('toFairs')}
              </LinkButton>
            </>
          )
        }
      </QueryBoundary>
    </Card>
  );
};
