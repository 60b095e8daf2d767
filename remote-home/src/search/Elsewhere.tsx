import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { useT } from './i18n';
import { buildSearchPath, type SearchGroup } from './load';
import { Marked } from './Marked';
import styles from './search.module.css';
import { useCount } from './use-count';

/** What else than lots a keyword finds, for the page of lots. */
export const Elsewhere = ({ q, groups }: { q: string; groups: readonly SearchGroup[] }) => {
  const t = useT();
  const count = useCount();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere" className={styles.elsewhere}>
      <h2 id="elsewhere">{t('elsewhere')}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.kind}>
            <h3>
              {t(group.kind)} <span>{count(group)}</span>
            </h3>
            <ul>
              {group.hits.map(({ title, path }) => (
                <li key={`${path} ${title.text}`}>
                  <Link to={path}>
                    <Marked text={title} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <LinkButton small to={buildSearchPath(q)}>
        {t('showElsewhere', { q })}
      </LinkButton>
    </section>
  );
};
