import { Link } from 'shared/router';
import { Prose } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useT as useLotT } from '../lots/i18n';
import { buildSearchPath, emptyQuery } from '../search/lot-query';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

export const AuthorSection = ({ author }: { author: Work['author'] }) => {
  const t = useT();
  const lotT = useLotT();
  const { _id, name, nameEn, birthYear, deathYear, nationality, biography } = author;
  const years = birthYear
    ? deathYear
      ? lotT('years', { birth: birthYear, death: deathYear })
      : lotT('born', { birth: birthYear })
    : null;
  const facts = [nameEn === name ? null : nameEn, years, nationality].filter(Boolean).join(' · ');
  return (
    <section className={styles.part} aria-labelledby="author">
      <h2 id="author">{t('aboutAuthor')}</h2>
      <p className={styles.authorLine}>
        <Link to={buildSearchPath({ ...emptyQuery, author: _id })}>{name}</Link>
        {facts && <span className={common.quiet}>{facts}</span>}
      </p>
      {biography && <Prose html={biography} />}
    </section>
  );
};
