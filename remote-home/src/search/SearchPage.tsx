import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { formatNumber } from 'shared/format';
import { Link, useHref, useNavigate } from 'shared/router';
import { Slot } from 'shared/slots';
import { EmptyState, isComposing, LinkButton } from 'shared/ui';
import box from '../auction/search/search.module.css';
import { LinkTabs } from '../layout/LinkTabs';
import { PageFrame } from '../layout/Page';
import { Picture } from '../layout/Picture';
import { useFieldValues } from '../layout/use-field-values';
import { useT } from './i18n';
import { buildSearchPath, type SearchData, type SearchGroup } from './load';
import { Marked } from './Marked';
import styles from './search.module.css';
import { useCount } from './use-count';

/** Kinds whose records have pictures. */
const pictured: readonly string[] = ['lawyer', 'article', 'lot', 'product'];

const Hits = ({ group, isAlone }: { group: SearchGroup; isAlone: boolean }) => {
  const t = useT();
  const { kind, total, hits, more } = group;
  return (
    <>
      <ul className={styles.hits}>
        {hits.map(({ title, excerpt, path, picture }) => (
          // Questions share one page.
          <li key={`${path} ${title.text}`}>
            <Link to={path}>
              {pictured.includes(kind) && (
                <Picture url={picture} alt="" shape="thumb" sizes="72px" person={kind === 'lawyer'} />
              )}
              <span className={styles.text}>
                <span className={styles.name}>
                  <Marked text={title} />
                </span>
                {excerpt && (
                  <span className={styles.excerpt}>
                    <Marked text={excerpt} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isAlone && (more || total > hits.length) && (
        <p className={styles.first}>{t('first', { total: formatNumber(hits.length) })}</p>
      )}
    </>
  );
};

/** Places to go on from, for who has not typed anything or found nothing. */
const StartLinks = () => {
  const t = useT();
  const links = [
    { to: '/lawyers', text: t('lawyer') },
    { to: '/practices', text: t('practice') },
    { to: '/magazine', text: t('article') },
    { to: '/auction-search', text: t('lot') },
    { to: '/shop', text: t('product') },
    { to: '/consult', text: t('consult') },
  ];
  return (
    <nav aria-label={t('goOn')} className={styles.links}>
      {links.map(({ to, text }) => (
        <LinkButton key={to} small to={to}>
          {text}
        </LinkButton>
      ))}
    </nav>
  );
};

export const SearchPage = ({ data: { q, kind, groups } }: { data: SearchData }) => {
  const t = useT();
  const count = useCount();
  const form = useFieldValues({ q });
  const navigate = useNavigate();
  const action = useHref('/search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(buildSearchPath(String(new FormData(event.currentTarget).get('q')).trim()));
  };
  const shown = kind ? groups.filter((group) => group.kind === kind) : groups;
  const found = {
    total: shown.reduce((sum, { total }) => sum + total, 0),
    more: shown.some(({ more }) => more),
  };
  return (
    <PageFrame>
      <h1 className={box.title}>{q ? t('resultsTitle', { q }) : t('title')}</h1>
      <search>
        <form ref={form} className={box.box} action={action} onSubmit={submit}>
          <input
            className={box.input}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('label')}
            placeholder={t('label')}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
            }}
          />
          <button className={box.go} type="submit" aria-label={t('submit')}>
            <Search size={22} aria-hidden />
          </button>
        </form>
      </search>
      <p className={styles.first} role="status">
        {q !== '' && t('found', { count: count(found) })}
      </p>
      {groups.length > 1 && (
        <LinkTabs
          label={t('kinds')}
          underlined
          className={styles.kinds}
          tabs={[
            { to: buildSearchPath(q), text: t('all'), current: kind === null },
            ...groups.map((group) => ({
              to: buildSearchPath(q, group.kind),
              text: `${t(group.kind)} ${count(group)}`,
              current: group.kind === kind,
            })),
          ]}
        />
      )}
      {shown.map((group) => (
        <section key={group.kind} aria-labelledby={`search-${group.kind}`} className={styles.group}>
          <h2 id={`search-${group.kind}`}>
            {t(group.kind)} <span>{count(group)}</span>
          </h2>
          <Hits group={group} isAlone={kind !== null} />
          {kind === null && (group.more || group.total > group.hits.length) && (
            <LinkButton small to={buildSearchPath(q, group.kind)}>
              {t('showAll', { kind: t(group.kind) })}
            </LinkButton>
          )}
        </section>
      ))}
      {q !== '' && kind === null && <Slot name="search-results" values={{ q }} />}
      {q !== '' && shown.length === 0 && (
        <div className={styles.none}>
          <EmptyState title={t('noMatch', { q })} text={t('noMatchHint')}>
            <StartLinks />
          </EmptyState>
        </div>
      )}
      {q === '' && (
        <>
          <p className={styles.first}>{t('start')}</p>
          <StartLinks />
        </>
      )}
    </PageFrame>
  );
};
