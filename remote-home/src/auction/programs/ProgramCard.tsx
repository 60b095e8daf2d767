import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { classes } from 'shared/ui';
import { LotPicture } from '../search/LotPicture';
import { Dates } from './Dates';
import { useT } from './i18n';
import type { ProgramCardData } from './load';
import { ProgramStatus } from './ProgramStatus';
import styles from './programs.module.css';

interface ProgramCardProps {
  program: ProgramCardData;
  /** Leads its page, with a picture of half its width. */
  large?: boolean;
  level?: 2 | 3;
}

export const ProgramCard = ({ program, large, level = 3 }: ProgramCardProps) => {
  const t = useT();
  const Heading = `h${level}` as const;
  const { title, code, hallName, type, status, thumb, counts } = program;
  return (
    <article className={classes(styles.card, large && styles.large)}>
      <LotPicture
        file={thumb}
        alt=""
        sizes={large ? '(min-width: 820px) 600px, 100vw' : '(min-width: 820px) 380px, 100vw'}
        eager={large ?? false}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          <ProgramStatus status={status} />
          <span>{t(type)}</span>
          <span>{hallName}</span>
        </p>
        <Heading className={styles.title}>
          <Link className={styles.link} to={`/auction/programs/${code}`}>
            {title}
          </Link>
        </Heading>
        <Dates program={program} />
        <p className={styles.counts}>
          {t('lots', { count: formatNumber(counts.works) })}
          {counts.bids > 0 && ` · ${t('bidsCount', { count: formatNumber(counts.bids) })}`}
        </p>
      </div>
    </article>
  );
};
