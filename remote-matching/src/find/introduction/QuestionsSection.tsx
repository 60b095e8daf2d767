import { LinkButton } from 'shared/ui';
import common from '../../components/common.module.css';
import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';
import styles from './QuestionsSection.module.css';

const questions = [
  { question: 'accountQuestion', answer: 'accountAnswer' },
  { question: 'sellerQuestion', answer: 'sellerAnswer' },
  { question: 'buyerQuestion', answer: 'buyerAnswer' },
] as const;

export const QuestionsSection = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="questions" title={t('questionsTitle')}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <article key={question} className={styles.question}>
            <h3 className={styles.title}>{t(question)}</h3>
            <p className={common.soft}>{t(answer)}</p>
          </article>
        ))}
      </div>
      <div>
        <LinkButton to="/matching/faqs">{t('moreFaqs')}</LinkButton>
      </div>
    </Section>
  );
};
