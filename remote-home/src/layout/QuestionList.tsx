import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './question-list.module.css';

interface QuestionListProps {
  questions: readonly { key: string; question: string; answer: ReactNode }[];
}

/** Questions that open to their answers; it also works without JavaScript. */
export const QuestionList = ({ questions }: QuestionListProps) => (
  <div>
    {questions.map(({ key, question, answer }) => (
      <details key={key} className={styles.question}>
        <summary>
          <span>{question}</span>
          <Plus aria-hidden />
        </summary>
        <div className={styles.answer}>{answer}</div>
      </details>
    ))}
  </div>
);
