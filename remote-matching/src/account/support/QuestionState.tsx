import { MatchChip } from '../../components/MatchChip';
import { supportI18n } from './i18n';
import type { OwnQuestion } from './queries';

/** Answered or not, and whether the answer was seen. */
export const QuestionState = ({ question: { status, readAt } }: { question: OwnQuestion }) => {
  const t = supportI18n.useT();
  if (status === 'unanswered') return <MatchChip>{t('unanswered')}</MatchChip>;
  return readAt ? (
    <MatchChip tone="good">{t('answered')}</MatchChip>
  ) : (
    <MatchChip tone="light">{t('newAnswer')}</MatchChip>
  );
};
