import { ArrowRight } from 'lucide-react';
import { classNames, LinkButton } from 'shared/ui';
import layout from '../../layout/layout.module.css';
import { CaseList } from './CaseList';
import type { CaseCardData } from './case-card';
import styles from './cases.module.css';
import { useT } from './i18n';

interface CaseSectionProps {
  title: string;
  cases: readonly CaseCardData[];
  /** The code of a practice to which the link to more leads. */
  practice?: string | undefined;
}

/** Cases under a heading, below a page; nothing without cases. */
export const CaseSection = ({ title, cases, practice }: CaseSectionProps) => {
  const t = useT();
  if (cases.length === 0) return null;
  return (
    <section className={classNames(layout.content, styles.section)} aria-labelledby="cases">
      <div className={styles.head}>
        <h2 id="cases">{title}</h2>
        <LinkButton variant="quiet" small to={practice ? `/cases?practice=${practice}` : '/cases'}>
          {t('showAll')}
          <ArrowRight aria-hidden />
        </LinkButton>
      </div>
      <CaseList cases={cases} level={3} />
    </section>
  );
};
