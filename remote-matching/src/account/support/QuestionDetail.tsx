import { QueryBoundary, QuestionContent, questionsI18n } from 'shared/account-forms';
import { useNavigate, useParams } from 'shared/router';
import { useInvalidate } from '../../data/use-invalidate';
import { QuestionStatus } from './QuestionStatus';
import { useQuestion } from './queries';

export const QuestionTitle = () => {
  const t = questionsI18n.useT();
  const { id = '' } = useParams();
  return useQuestion(id).data?.subject ?? t('title');
};

export const QuestionDetail = () => {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <QueryBoundary key={id} query={useQuestion(id)}>
      {(question) => (
        <QuestionContent
          question={question}
          status={<QuestionStatus question={question} />}
          onChanged={() => void invalidate(['questions'], ['question'])}
          onRemoved={() => {
            void invalidate(['questions']);
            void navigate('/matching/support', { replace: true });
          }}
        />
      )}
    </QueryBoundary>
  );
};
