import { type ReactNode, useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, Prose } from 'shared/ui';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { FormOutcome } from '../form/FormOutcome';
import { useInPlaceFocus } from '../form/use-in-place-focus';
import { accountFormsI18n } from '../i18n';
import { EditQuestionForm } from './EditQuestionForm';
import { questionsI18n } from './i18n';
import { QuestionFiles } from './QuestionFiles';
import type { Question } from './question';
import styles from './questions.module.css';

interface QuestionContentProps {
  question: Question;
  /** Shown before its type and date. */
  status: ReactNode;
  onChanged: () => void;
  onRemoved: () => void;
}

/** A question with its files and the answer; its author changes or removes it until it is answered. */
export const QuestionContent = ({ question, status, onChanged, onRemoved }: QuestionContentProps) => {
  const t = questionsI18n.useT();
  const formT = accountFormsI18n.useT();
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { _id, type, content, answer, createdAt, updatedAt } = question;
  const open = answer === null;
  const ref = useInPlaceFocus<HTMLDivElement>(editing && open);

  const edit = () => {
    setSaved(false);
    setEditing(true);
  };

  const remove = async () => {
    await api.questions.remove({ params: { id: _id } });
    onRemoved();
  };

  if (editing && open)
    return (
      <div ref={ref}>
        <EditQuestionForm
          question={question}
          onSaved={() => {
            setEditing(false);
            setSaved(true);
            onChanged();
          }}
          onCancel={() => setEditing(false)}
        />
      </div>
    );
  return (
    <div ref={ref} className={styles.question}>
      <div className={styles.facts}>
        {status}
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
          <p className={styles.facts}>{t('answeredAt', { date: formatDateLong(answer.at, language, true) })}</p>
        </section>
      ) : (
        <>
          <p className={styles.facts}>{t('waiting')}</p>
          {saved && <FormOutcome>{formT('saved')}</FormOutcome>}
          <div className={styles.buttons}>
            <Button data-opens="" onClick={edit}>
              {formT('edit')}
            </Button>
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
    </div>
  );
};
