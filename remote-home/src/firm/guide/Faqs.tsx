import { EmptyState, Prose } from 'shared/ui';
import { QuestionList } from '../../layout/QuestionList';
import styles from './faqs.module.css';
import { useT } from './i18n';
import type { GuideData } from './load';

const types = ['inquiry', 'homepage', 'personal-information', 'other'] as const;

export const Faqs = ({ faqs }: { faqs: GuideData['faqs'] }) => {
  const t = useT();
  if (faqs.length === 0) return <EmptyState title={t('faqEmpty')} />;
  return types.map((type) => {
    const faqsOfType = faqs.filter((faq) => faq.type === type);
    if (faqsOfType.length === 0) return null;
    return (
      <div key={type} className={styles.faqs}>
        <h3>{t(`faq.${type}`)}</h3>
        <QuestionList
          questions={faqsOfType.map(({ _id, question, answer }) => ({
            key: _id,
            question,
            answer: <Prose html={answer} />,
          }))}
        />
      </div>
    );
  });
};
