import { ChevronRight } from 'lucide-react';
import { PeopleLoaded } from 'shared/people';
import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { useFairsOfMine } from './queries';

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad', CANCELLED: 'plain' } as const;

export const Fairs = () => {
  const t = meI18n.useT();
  return (
    <Card title={t('fairs')}>
      <PeopleLoaded query={useFairsOfMine()} blocks={1}>
        {(fairs) =>
          fairs.length > 0 ? (
            <ul className={styles.rows}>
              {fairs.map(({ _id, title, application }) => (
                <li key={_id}>
                  <Link className={styles.row} to={`/matching/fairs/${_id}`}>
                    <span>{title}</span>
                    <MatchChip tone={tones[application.status]}>{t(application.status)}</MatchChip>
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
      </PeopleLoaded>
    </Card>
  );
};
