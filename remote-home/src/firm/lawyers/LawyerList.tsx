import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import common from '../../layout/common.module.css';
import { Picture } from '../../layout/Picture';
import styles from './LawyerList.module.css';
import type { LawyerCardData } from './lawyer-card';

interface LawyerListProps<T extends LawyerCardData> {
  lawyers: readonly T[];
  /** The level of the headings with the names. */
  level: 2 | 3;
  /** Shown below the position. */
  details?: (lawyer: T) => ReactNode;
}

/** Portraits with names, each leading to the page of the lawyer. */
export const LawyerList = <T extends LawyerCardData>({ lawyers, level, details }: LawyerListProps<T>) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.lawyers}>
      {lawyers.map((lawyer) => (
        <li key={lawyer._id} className={common.card}>
          <Picture
            url={lawyer.image}
            alt=""
            shape="portrait"
            sizes="(min-width: 1024px) 280px, 45vw"
            person
            className={styles.portrait}
          />
          <Heading className={styles.name}>
            <Link className={common.cardLink} to={`/lawyers/${lawyer.slug}`}>
              {lawyer.name}
            </Link>
          </Heading>
          <p className={common.quiet}>{lawyer.position}</p>
          {details?.(lawyer)}
        </li>
      ))}
    </ul>
  );
};
