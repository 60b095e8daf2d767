import { MapPin } from 'lucide-react';
import { EmptyState, ExternalLink, LinkButton, Pager } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { PageFrame } from '../../layout/Page';
import { buildPagePath } from '../../layout/query-params';
import { LotGrid } from '../lots/LotGrid';
import { useT } from './i18n';
import type { HallData } from './load';
import { ProgramCard } from './ProgramCard';
import styles from './programs.module.css';

export const HallPage = ({ data }: { data: HallData }) => {
  const t = useT();
  const { hall, programs, works, total, page, limit, serverTime } = data;
  const [current, ...others] = programs;
  const buildHref = (page: number) => buildPagePath(`/auction/halls/${hall.code}`, page);
  return (
    <PageFrame>
      <header className={styles.head}>
        <BackLink to="/auction/programs">{t('allPrograms')}</BackLink>
        <h1 className={styles.pageTitle}>{hall.name}</h1>
        <p className={styles.lead}>{t('hallLead', { name: hall.name })}</p>
        {hall.address && (
          <address className={styles.address}>
            <MapPin size={18} aria-hidden />
            <span>{hall.address}</span>
            {hall.mapUrl && <ExternalLink href={hall.mapUrl}>{t('map')}</ExternalLink>}
          </address>
        )}
      </header>
      {!current && (
        <EmptyState title={t('hallEmpty')}>
          <LinkButton small to="/auction/programs">
            {t('allPrograms')}
          </LinkButton>
        </EmptyState>
      )}
      {current && (
        <section className={styles.group} aria-label={current.title}>
          <ProgramCard program={current} large level={2} />
        </section>
      )}
      {works.length > 0 && (
        <section className={styles.group} aria-labelledby="hall-lots">
          <h2 id="hall-lots" className={styles.heading}>
            {t('hallWorks', { name: hall.name })}
          </h2>
          <LotGrid works={works} serverTime={serverTime} level={3} />
          <Pager page={page} limit={limit} total={total} buildHref={buildHref} />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.group} aria-labelledby="hall-programs">
          <h2 id="hall-programs" className={styles.heading}>
            {t('title')}
          </h2>
          <ul className={styles.row}>
            {others.map((program) => (
              <li key={program._id}>
                <ProgramCard program={program} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
};
