import { api } from 'shared/client';
import { Button } from 'shared/ui';
import styles from '../form/form.module.css';
import { SubmitBar } from '../form/SubmitBar';
import { useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { QuestionFields, toQuestionBody } from './QuestionFields';
import type { Question } from './question';

interface EditQuestionFormProps {
  question: Question;
  onSaved: () => void;
  onCancel: () => void;
}

export const EditQuestionForm = ({ question, onSaved, onCancel }: EditQuestionFormProps) => {
  const t = accountFormsI18n.useT();
  const { _id, version, type, subject, content, notify } = question;
  const form = useForm({ type: type as string, subject, content, notify });
  const save = async () => {
    await api.questions.update({ params: { id: _id }, body: { ...toQuestionBody(form.values), version } });
    onSaved();
  };
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <QuestionFields part={form} />
      <SubmitBar failure={form.failure} busy={form.busy}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </SubmitBar>
    </form>
  );
};
