import { type Question, questionsI18n } from 'shared/account-forms';
import { Chip } from '../../components/Chip';

/** Whether a question is answered, and whether the answer is unread. */
export const QuestionStatus = ({ question: { status, readAt } }: { question: Question }) => {
  const t = questionsI18n.useT();
  if (status === 'unanswered') return <Chip>{t('unanswered')}</Chip>;
  return readAt ? <Chip tone="good">{t('answered')}</Chip> : <Chip tone="light">{t('newAnswer')}</Chip>;
};
