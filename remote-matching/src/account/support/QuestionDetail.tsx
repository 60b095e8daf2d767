import { useState } from 'react';
import { accountFormsI18n, ConfirmDialog, QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useNavigate, useParams } from 'shared/router';
import { Button, Prose } from 'shared/ui';
import common from '../../components/common.module.css';
import section from '../../components/section.module.css';
import { useInvalidate } from '../../data/use-invalidate';
import { EditQuestionForm } from './EditQuestionForm';
import { supportI18n } from './i18n';
import { QuestionFiles } from './QuestionFiles';
import { QuestionStatus } from './QuestionStatus';
import { type Question, useQuestion } from './queries';
import styles from './support.module.css';

const QuestionContent = ({ question, onChanged }: { question: Question; onChanged: () => void }) => {
  const t = supportI18n.useT();
  const formT = accountFormsI18n.useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { _id, type, content, answer, createdAt, updatedAt } = question;
  const open = answer === null;

  const remove = async () => {
    await api.questions.remove({ params: { id: _id } });
    void invalidate(['questions']);
    void navigate('/matching/support', { replace: true });
  };

  if (editing && open)
    return (
      <EditQuestionForm
        question={question}
        onDone={() => {
          setEditing(false);
          onChanged();
        }}
      />
    );
  return (
    <>
      <div className={section.facts}>
        <QuestionStatus question={question} />
        <span>{t(type)}</span>
        <time dateTime={createdAt}>{formatDateLong(createdAt, language, true)}</time>
        {open && updatedAt !== createdAt && (
          <span>{t('changedAt', { date: formatDateLong(updatedAt, language, true) })}</span>
        )}
      </div>
      <p className={styles.content}>{content}</p>
      <QuestionFiles question={question} onChanged={onChanged} />
      {answer ? (
        <section className={styles.answer} aria-labelledby="answer">
          <h2 id="answer">{t('answer')}</h2>
          <Prose html={answer.content} />
          <p className={section.facts}>{t('answeredAt', { date: formatDateLong(answer.at, language, true) })}</p>
        </section>
      ) : (
        <>
          <p className={section.facts}>{t('waiting')}</p>
          <div className={common.row}>
            <Button onClick={() => setEditing(true)}>{formT('edit')}</Button>
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {formT('remove')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmLabel={formT('remove')}
        onConfirm={remove}
        danger
      />
    </>
  );
};

export const QuestionTitle = () => {
  const t = supportI18n.useT();
  const { id = '' } = useParams();
  return useQuestion(id).data?.subject ?? t('title');
};

export const QuestionDetail = () => {
  const invalidate = useInvalidate();
  const { id = '' } = useParams();
  const refresh = () => void invalidate(['questions'], ['question']);
  return (
    <QueryBoundary key={id} query={useQuestion(id)}>
      {(question) => <QuestionContent question={question} onChanged={refresh} />}
    </QueryBoundary>
  );
};
