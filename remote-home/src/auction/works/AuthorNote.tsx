import { Link } from 'shared/router';
import { Prose } from 'shared/ui';
import { useT as useAuctionT } from '../search/i18n';
import { addressOf, none } from '../search/query';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

export const AuthorNote = ({ author }: { author: Work['author'] }) => {
  const t = useT();
  const lots = useAuctionT();
  const { _id, name, nameEn, birthYear, deathYear, nationality, biography } = author;
  const years = birthYear
    ? deathYear
      ? lots('years', { birth: birthYear, death: deathYear })
      : lots('born', { birth: birthYear })
    : null;
  const facts = [nameEn === name ? null : nameEn, years, nationality].filter(Boolean).join(' · ');
  return (
    <section className={styles.part} aria-labelledby="author">
      <h2 id="author">{t('aboutAuthor')}</h2>
      <p className={styles.who}>
        <Link to={addressOf({ ...none, author: _id })}>{name}</Link>
        {facts && <span>{facts}</span>}
      </p>
      {biography && <Prose html={biography} />}
    </section>
  );
};
