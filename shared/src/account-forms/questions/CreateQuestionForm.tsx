import { useState } from 'react';
import { api } from 'shared/client';
import { useNavigate } from 'shared/router';
import { AttachmentsField } from '../files/AttachmentsField';
import { clearDraft, readDraft, saveDraft } from '../form/draft';
import styles from '../form/form.module.css';
import { SubmitBar } from '../form/SubmitBar';
import { useForm } from '../form/use-form';
import { useRetryKey } from '../form/use-retry-key';
import { questionsI18n } from './i18n';
import { emptyQuestion, maxFiles, QuestionFields, questionFiles, toQuestionBody } from './QuestionFields';
import type { Question } from './question';

const draftName = 'question';

interface CreateQuestionFormProps {
  /** Path of the list; each question is a page below it. */
  listPath: string;
  /** The type that is chosen at first. */
  type: Question['type'];
  onCreated?: () => void;
}

export const CreateQuestionForm = ({ listPath, type, onCreated }: CreateQuestionFormProps) => {
  const t = questionsI18n.useT();
  const navigate = useNavigate();
  const form = useForm(() => ({ ...emptyQuestion, type: type as string, ...readDraft(draftName, emptyQuestion) }));
  const [files, setFiles] = useState<File[]>([]);
  const { getOptions } = useRetryKey();

  const send = async () => {
    const body = toQuestionBody(form.values);
    const { question } = await api.questions.create({ body }, getOptions(body));
    clearDraft(draftName);
    let complete = true;
    for (const file of files)
      await api.questions.addFile({ params: { id: question._id }, file }).catch(() => {
        complete = false;
      });
    onCreated?.();
    // The page of the question offers the upload again.
    void navigate(`${listPath}/${question._id}${complete ? '' : '?files=failed'}`, { replace: true });
  };

  return (
    <form
      ref={form.formRef}
      className={styles.form}
      onSubmit={form.submit(send)}
      onBlur={() => saveDraft(draftName, form.values)}
      noValidate
    >
      <QuestionFields part={form} />
      <AttachmentsField
        label={t('files')}
        hint={t('filesHint')}
        {...questionFiles}
        maxFiles={maxFiles}
        files={files}
        onChange={setFiles}
      />
      <SubmitBar failure={form.failure} busy={form.busy} label={t('submit')} />
    </form>
  );
};
