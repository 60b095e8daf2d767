import { Link } from 'shared/router';
import common from '../../layout/common.module.css';
import { CaseOutcome } from './CaseOutcome';
import type { CaseCardData } from './case-card';
import styles from './cases.module.css';

interface CaseListProps {
  cases: readonly CaseCardData[];
  /** The level of the headings with the titles. */
  level: 2 | 3;
}

/** Cases with their outcomes, each leading to its page. */
export const CaseList = ({ cases, level }: CaseListProps) => {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cases}>
      {cases.map(({ slug, lang, title, summary, outcome, year, practices }) => (
        <li key={slug} className={common.card}>
          <CaseOutcome outcome={outcome} year={year} />
          <Heading className={styles.title} lang={lang}>
            <Link className={common.cardLink} to={`/cases/${slug}`}>
              {title}
            </Link>
          </Heading>
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
          {practices.length > 0 && <p className={common.quiet}>{practices.join(' · ')}</p>}
        </li>
      ))}
    </ul>
  );
};
