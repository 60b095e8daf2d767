import { useState } from 'react';
import {
  AttachmentsField,
  clearDraft,
  readDraft,
  SubmitBar,
  saveDraft,
  formStyles as styles,
  useForm,
  useRetryKey,
} from 'shared/account-forms';
import { api } from 'shared/client';
import { useNavigate } from 'shared/router';
import { useInvalidate } from '../../data/use-invalidate';
import { supportI18n } from './i18n';
import { emptyQuestion, maxFiles, QuestionFields, questionFiles, toQuestionBody } from './QuestionFields';

const draftName = 'question';

export const CreateQuestionForm = () => {
  const t = supportI18n.useT();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const form = useForm(() => ({ ...emptyQuestion, ...readDraft(draftName, emptyQuestion) }));
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
    void invalidate(['questions']);
    // The page of the question offers the upload again.
    void navigate(`/matching/support/${question._id}${complete ? '' : '?files=failed'}`, { replace: true });
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
