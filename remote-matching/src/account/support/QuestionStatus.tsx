import { Chip } from '../../components/Chip';
import { supportI18n } from './i18n';
import type { Question } from './queries';

/** Whether a question is answered, and whether the answer is unread. */
export const QuestionStatus = ({ question: { status, readAt } }: { question: Question }) => {
  const t = supportI18n.useT();
  if (status === 'unanswered') return <Chip>{t('unanswered')}</Chip>;
  return readAt ? <Chip tone="good">{t('answered')}</Chip> : <Chip tone="light">{t('newAnswer')}</Chip>;
};
