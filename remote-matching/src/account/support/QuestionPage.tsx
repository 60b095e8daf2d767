import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleAsk, PeopleLoaded, peopleI18n } from 'shared/people';
import { useNavigate, useParams } from 'shared/router';
import { Button, Prose } from 'shared/ui';
import { PeopleMember } from '../../components/PeopleMember';
import { supportI18n } from './i18n';
import { QuestionEdit } from './QuestionEdit';
import { QuestionFiles } from './QuestionFiles';
import { QuestionState } from './QuestionState';
import { type OwnQuestion, useQuestion } from './queries';
import styles from './support.module.css';

const Question = ({ question, onChanged }: { question: OwnQuestion; onChanged: () => void }) => {
  const t = supportI18n.useT();
  const common = peopleI18n.useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { _id, type, content, answer, createdAt, updatedAt } = question;
  const open = answer === null;

  const remove = async () => {
    await api.questions.remove({ params: { id: _id } });
    void client.invalidateQueries({ queryKey: ['questions'] });
    void navigate('/matching/support', { replace: true });
  };

  if (editing && open)
    return (
      <QuestionEdit
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
        <QuestionState question={question} />
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
            <Button variant="danger" onClick={() => setAsking(true)}>
              {common('remove')}
            </Button>
          </div>
        </>
      )}
      <PeopleAsk
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removeAsk')}
        text={t('removeText')}
        yes={common('remove')}
        onYes={remove}
        danger
      />
    </>
  );
};

const Loaded = ({ id, onTitle }: { id: string; onTitle: (title: string) => void }) => {
  const client = useQueryClient();
  const query = useQuestion(id);
  const subject = query.data?.subject;
  useEffect(() => {
    if (subject) onTitle(subject);
  }, [subject, onTitle]);
  const onChanged = () => {
    void client.invalidateQueries({ queryKey: ['questions'] });
    void client.invalidateQueries({ queryKey: ['question'] });
  };
  return (
    <PeopleLoaded query={query}>{(question) => <Question question={question} onChanged={onChanged} />}</PeopleLoaded>
  );
};

export const QuestionPage = () => {
  const t = supportI18n.useT();
  const { id = '' } = useParams();
  const [title, setTitle] = useState('');
  return (
    <PeopleMember title={title || t('title')} back={{ to: '/matching/support', text: t('list') }}>
      <Loaded key={id} id={id} onTitle={setTitle} />
    </PeopleMember>
  );
};
