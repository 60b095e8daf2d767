import { api } from 'shared/client';
import { PeopleSave, peopleI18n, formStyles as styles, useForm } from 'shared/people';
import { Button } from 'shared/ui';
import { askedOf, QuestionForm } from './QuestionForm';
import type { OwnQuestion } from './queries';

interface QuestionEditProps {
  question: OwnQuestion;
  onDone: () => void;
}

export const QuestionEdit = ({ question, onDone }: QuestionEditProps) => {
  const t = peopleI18n.useT();
  const { _id, version, type, subject, content, notify } = question;
  const form = useForm({ type: type as string, subject, content, notify });
  const save = async () => {
    await api.questions.update({ params: { id: _id }, body: { ...askedOf(form.values), version } });
    onDone();
  };
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <QuestionForm part={form} />
      <PeopleSave failure={form.failure} busy={form.busy}>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </PeopleSave>
    </form>
  );
};
