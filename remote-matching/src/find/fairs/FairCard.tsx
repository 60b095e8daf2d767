import { CalendarDays, MapPin, Video } from 'lucide-react';
import { toFairPath } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { buildSrcSet } from 'shared/ui';
import common from '../../components/common.module.css';
import { commonI18n } from '../../components/i18n';
import { formatDateRange } from '../../components/zoned-time';
import styles from './FairCard.module.css';
import { FairStatus } from './FairStatus';
import { fairsI18n } from './i18n';
import type { Fair } from './load';

export interface FairCardProps {
  fair: Fair;
  /** Level of the heading: 2 on a list page, 3 in a section. */
  level: 2 | 3;
}

export const FairCard = ({ fair, level }: FairCardProps) => {
  const t = fairsI18n.useT();
  const commonT = commonI18n.useT();
  const language = useLanguage();
  const { title, summary, thumbs, type, venue, timezone, startAt, endAt, counts } = fair;
  const Heading = `h${level}` as const;
  const thumb = thumbs[0];
  return (
    <article className={styles.card}>
      {thumb ? (
        <img
          className={styles.picture}
          src={thumb.url}
          srcSet={buildSrcSet(thumb.url)}
          sizes="(min-width: 768px) 380px, 100vw"
          width={640}
          height={360}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.picture} aria-hidden="true" />
      )}
      <div className={styles.text}>
        <p className={common.chips}>
          <FairStatus {...fair} />
        </p>
        <Heading className={styles.title}>
          <Link className={styles.link} to={toFairPath(fair)}>
            {title}
          </Link>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        <ul className={styles.facts}>
          <li>
            <CalendarDays aria-hidden />
            {formatDateRange(startAt, endAt, timezone, language)}
          </li>
          <li>
            {type === 'ONLINE' ? <Video aria-hidden /> : <MapPin aria-hidden />}
            {[commonT(type), venue?.name].filter(Boolean).join(' · ')}
          </li>
        </ul>
        <p className={styles.counts}>{t('counts', { ...counts })}</p>
      </div>
    </article>
  );
};
