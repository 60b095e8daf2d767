import { ChevronDown } from 'lucide-react';
import { Prose } from 'shared/ui';
import styles from './FaqList.module.css';
import { faqsI18n } from './i18n';
import type { FaqsData } from './load';

interface FaqListProps {
  faqs: FaqsData['faqs'];
  /** All questions have the same type, which is then not shown. */
  singleType: boolean;
}

/** Uses <details>, which opens without scripts and is found by the browser's page search. */
export const FaqList = ({ faqs, singleType }: FaqListProps) => {
  const t = faqsI18n.useT();
  return (
    <ul className={styles.list}>
      {faqs.map(({ _id, type, question, answer }) => (
        <li key={_id}>
          <details className={styles.faq}>
            <summary className={styles.question}>
              <span>
                {!singleType && <span className={styles.type}>{t(type)}</span>}
                <span className={styles.text}>{question}</span>
              </span>
              <ChevronDown aria-hidden />
            </summary>
            <Prose className={styles.answer} html={answer} />
          </details>
        </li>
      ))}
    </ul>
  );
};
