import { formatNumber, toProgramPath } from 'shared/format';
import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import { LotPicture } from '../lots/LotPicture';
import { useT } from './i18n';
import type { ProgramCardData } from './load';
import { ProgramDates } from './ProgramDates';
import { ProgramStatus } from './ProgramStatus';
import styles from './programs.module.css';

interface ProgramCardProps {
  program: ProgramCardData;
  /** Shown larger than the others, with an image of half the width. */
  large?: boolean;
  level?: 2 | 3;
}

export const ProgramCard = ({ program, large, level = 3 }: ProgramCardProps) => {
  const t = useT();
  const Heading = `h${level}` as const;
  const { title, hallName, type, status, thumb, counts } = program;
  return (
    <article className={classNames(common.card, styles.card, large && styles.large)}>
      <LotPicture
        file={thumb}
        alt=""
        sizes={large ? '(min-width: 820px) 600px, 100vw' : '(min-width: 820px) 380px, 100vw'}
        eager={large ?? false}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.meta}>
          <ProgramStatus status={status} />
          <span>{t(type)}</span>
          <span>{hallName}</span>
        </p>
        <Heading className={styles.title}>
          <Link className={classNames(common.cardLink, styles.link)} to={toProgramPath(program)}>
            {title}
          </Link>
        </Heading>
        <ProgramDates program={program} />
        <p className={styles.counts}>
          {t('lots', { count: formatNumber(counts.works) })}
          {counts.bids > 0 && ` · ${t('bidsCount', { count: formatNumber(counts.bids) })}`}
        </p>
      </div>
    </article>
  );
};
