import { MatchChip } from '../../components/MatchChip';
import type { OwnQuestion } from './queries';
import { supportTexts } from './texts';

/** Answered or not, and whether the answer was seen. */
export const QuestionState = ({ question: { status, readAt } }: { question: OwnQuestion }) => {
  const t = supportTexts.useT();
  if (status === 'unanswered') return <MatchChip>{t('unanswered')}</MatchChip>;
  return readAt ? (
    <MatchChip tone="good">{t('answered')}</MatchChip>
  ) : (
    <MatchChip tone="light">{t('newAnswer')}</MatchChip>
  );
};
