import { useEffect, useId, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import type { RecordList } from 'shared/remotes';
import { Link } from 'shared/router';
import { fetchRoute } from '../fetch-route';
import styles from './RecordMatches.module.css';
import { type ListedRecord, readRecords } from './record-lists';

/** Of each list. */
const maxMatches = 5;

interface RecordMatchesProps {
  list: RecordList;
  q: string;
}

/** The records of a list that a keyword finds, in the language in which it was mounted; nothing until they are there, and where there are none. */
export const RecordMatches = ({ list, q }: RecordMatchesProps) => {
  const language = useLanguage();
  const id = useId();
  const [records, setRecords] = useState<readonly ListedRecord[]>([]);
  useEffect(() => {
    let isCurrent = true;
    readRecords(fetchRoute, list, { q, limit: maxMatches }).then(
      (found) => isCurrent && setRecords(found),
      // The other results stay.
      () => isCurrent && setRecords([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [list, q]);
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.matches}>
      <h2 id={id}>{list.title[language]}</h2>
      <ul>
        {records.map(({ path, title, description }) => (
          <li key={path}>
            <Link to={path}>
              {title}
              {description && <span>{description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
