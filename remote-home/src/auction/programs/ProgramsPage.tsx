import { ArrowRight, Search } from 'lucide-react';
import { Link } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { Page } from '../../layout/Page';
import { buildPagePath } from '../../layout/query-params';
import { HallList } from './HallList';
import { useT } from './i18n';
import type { ProgramCardData, ProgramsData } from './load';
import { ProgramCard } from './ProgramCard';
import styles from './programs.module.css';

const groups = {
  now: ['OPEN', 'CLOSING'],
  coming: ['PREVIEW', 'SCHEDULED'],
  past: ['CLOSED'],
} as const satisfies Record<string, ProgramCardData['status'][]>;

const buildHref = (page: number) => buildPagePath('/auction/programs', page);

export const ProgramsPage = ({ data: { list, halls } }: { data: ProgramsData }) => {
  const t = useT();
  const { programs, total, page, limit } = list;
  const getPrograms = (group: keyof typeof groups) =>
    programs.filter(({ status }) => (groups[group] as readonly string[]).includes(status));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <p className={styles.search}>
        <Link to="/auction-search">
          <Search aria-hidden />
          {t('see')}
          <ArrowRight aria-hidden />
        </Link>
      </p>
      {programs.length === 0 && (
        <EmptyState title={t('noPrograms')}>
          <p>{t('noProgramsHint')}</p>
          {page > 1 && (
            <LinkButton small to={buildHref(1)}>
              {t('allPrograms')}
            </LinkButton>
          )}
        </EmptyState>
      )}
      {(['now', 'coming', 'past'] as const).map((group) => {
        const programsOfGroup = getPrograms(group);
        const showEmpty = group === 'now' && page === 1 && programs.length > 0;
        if (programsOfGroup.length === 0 && !showEmpty) return null;
        return (
          <section key={group} className={styles.group} aria-labelledby={`auctions-${group}`}>
            <h2 id={`auctions-${group}`} className={styles.heading}>
              {t(group)}
            </h2>
            {programsOfGroup.length === 0 && <p className={styles.quiet}>{t('noOpenPrograms')}</p>}
            <ul className={group === 'now' ? styles.stack : styles.row}>
              {programsOfGroup.map((program) => (
                <li key={program._id}>
                  <ProgramCard program={program} large={group === 'now'} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Pager page={page} limit={limit} total={total} buildHref={buildHref} />
      <HallList halls={halls} />
    </Page>
  );
};
