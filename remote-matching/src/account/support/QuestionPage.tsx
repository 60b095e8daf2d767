import { useEffect, useState } from 'react';
import { accountFormsI18n, ConfirmDialog, QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useNavigate, useParams } from 'shared/router';
import { Button, Prose } from 'shared/ui';
import { useInvalidate } from '../../data/use-invalidate';
import { MemberPage } from '../../layout/MemberPage';
import { EditQuestionForm } from './EditQuestionForm';
import { supportI18n } from './i18n';
import { QuestionFiles } from './QuestionFiles';
import { QuestionStatus } from './QuestionStatus';
import { type OwnQuestion, useQuestion } from './queries';
import styles from './support.module.css';

const QuestionContent = ({ question, onChanged }: { question: OwnQuestion; onChanged: () => void }) => {
  const t = supportI18n.useT();
  const common = accountFormsI18n.useT();
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
      <div className={styles.facts}>
        <QuestionStatus question={question} />
        <span>{t(type)}</span>
        <time dateTime={createdAt}>{formatDateLong(createdAt, language, true)}</time>
        {open && updatedAt !== createdAt && (
          <span>{t('changedAt', { date: formatDateLong(updatedAt, language, true) })}</span>
        )}
      </div>
      <p className={styles.words}>{content}</p>
      <QuestionFiles question={question} onChanged={onChanged} />
      {answer ? (
        <section className={styles.answer} aria-labelledby="answer">
          <h2 id="answer">{t('answer')}</h2>
          <Prose html={answer.content} />
          <p className={styles.facts}>{t('answeredAt', { date: formatDateLong(answer.at, language, true) })}</p>
        </section>
      ) : (
        <>
          <p className={styles.facts}>{t('waiting')}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setEditing(true)}>{common('edit')}</Button>
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {common('remove')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('removeAsk')}
        text={t('removeText')}
        confirmLabel={common('remove')}
        onConfirm={remove}
        danger
      />
    </>
  );
};

const QuestionLoader = ({ id, onTitle }: { id: string; onTitle: (title: string) => void }) => {
  const invalidate = useInvalidate();
  const query = useQuestion(id);
  const subject = query.data?.subject;
  useEffect(() => {
    if (subject) onTitle(subject);
  }, [subject, onTitle]);
  const onChanged = () => {
    void invalidate(['questions'], ['question']);
  };
  return (
    <QueryBoundary query={query}>
      {(question) => <QuestionContent question={question} onChanged={onChanged} />}
    </QueryBoundary>
  );
};

export const QuestionPage = () => {
  const t = supportI18n.useT();
  const { id = '' } = useParams();
  const [title, setTitle] = useState('');
  return (
    <MemberPage title={title || t('title')} back={{ to: '/matching/support', text: t('list') }}>
      <QuestionLoader key={id} id={id} onTitle={setTitle} />
    </MemberPage>
  );
};
