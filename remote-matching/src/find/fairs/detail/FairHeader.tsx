import { ArrowLeft, Building2, CalendarDays, MapPin, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { buildSrcSet } from 'shared/ui';
import common from '../../../components/common.module.css';
import { commonI18n } from '../../../components/i18n';
import { formatDateRange, formatZone } from '../../../components/zoned-time';
import { FairStatus } from '../FairStatus';
import styles from './FairHeader.module.css';
import { fairI18n } from './i18n';
import type { Fair } from './load';

export const FairHeader = ({ fair, children }: { fair: Fair; children: ReactNode }) => {
  const t = fairI18n.useT();
  const commonT = commonI18n.useT();
  const language = useLanguage();
  const { title, summary, thumbs, type, venue, organizer, timezone, startAt, endAt } = fair;
  const picture = thumbs[1] ?? thumbs[0];
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Link className={styles.back} to="/matching/fairs">
          <ArrowLeft aria-hidden />
          {t('allFairs')}
        </Link>
        <p className={styles.chips}>
          <FairStatus {...fair} />
        </p>
        <h1 className={common.pageTitle}>{title}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        <ul className={styles.facts}>
          <li>
            <CalendarDays aria-hidden />
            {formatDateRange(startAt, endAt, timezone, language)} ({formatZone(timezone)})
          </li>
          <li>
            {type === 'ONLINE' ? <Video aria-hidden /> : <MapPin aria-hidden />}
            {[commonT(type), venue?.name, venue?.address].filter(Boolean).join(' · ')}
          </li>
          {organizer && (
            <li>
              <Building2 aria-hidden />
              {t('organizer')} {organizer.name}
            </li>
          )}
        </ul>
        {children}
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          srcSet={buildSrcSet(picture.url)}
          sizes="(min-width: 1024px) 560px, 100vw"
          width={960}
          height={640}
          alt=""
        />
      )}
    </header>
  );
};
