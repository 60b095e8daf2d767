import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { QuestionList } from '../../layout/QuestionList';
import styles from './faq-groups.module.css';

interface FaqGroup {
  title: string;
  /** The page to which the questions belong. */
  to?: string | undefined;
  questions: readonly { key: string; question: string; answer: ReactNode }[];
}

/** Questions that open to their answers, under the headings of their topics. */
export const FaqGroups = ({ groups, level }: { groups: readonly FaqGroup[]; level: 2 | 3 }) => {
  const Heading = `h${level}` as const;
  return groups.map(({ title, to, questions }) => (
    <section key={title} className={styles.faqs}>
      <Heading className={styles.title}>
        {to ? (
          <Link className={styles.more} to={to}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <QuestionList questions={questions} />
    </section>
  ));
};
