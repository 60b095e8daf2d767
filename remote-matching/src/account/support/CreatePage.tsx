import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from 'shared/client';
import { dropDraft, keepDraft, PeopleFiles, PeopleSave, readDraft, formStyles as styles, useForm } from 'shared/people';
import { useNavigate } from 'shared/router';
import { PeopleMember } from '../../components/PeopleMember';
import { supportI18n } from './i18n';
import { askedOf, emptyQuestion, QuestionForm } from './QuestionForm';

const draft = 'question';
const fileCount = 3;

const Form = () => {
  const t = supportI18n.useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm(() => ({ ...emptyQuestion, ...readDraft(draft, emptyQuestion) }));
  const [files, setFiles] = useState<File[]>([]);
  /** The key under which exactly these words were sent before. */
  const attempt = useRef({ body: '', key: '' });

  const send = async () => {
    const body = askedOf(form.values);
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
    const { question } = await api.questions.create({ body }, { headers: { 'Idempotency-Key': attempt.current.key } });
    dropDraft(draft);
    let complete = true;
    for (const file of files)
      await api.questions.addFile({ params: { id: question._id }, file }).catch(() => {
        complete = false;
      });
    void client.invalidateQueries({ queryKey: ['questions'] });
    // What could not be attached can be attached there again.
    void navigate(`/matching/support/${question._id}${complete ? '' : '?files=failed'}`, { replace: true });
  };

  return (
    <form
      ref={form.form}
      className={styles.form}
      onSubmit={form.submit(send)}
      onBlur={() => keepDraft(draft, form.values)}
      noValidate
    >
      <QuestionForm part={form} />
      <PeopleFiles
        label={t('files')}
        hint={t('filesHint')}
        accept=".pdf,.jpg,.jpeg,.png,.webp,.gif"
        limitMb={20}
        most={fileCount}
        files={files}
        onChange={setFiles}
      />
      <PeopleSave failure={form.failure} busy={form.busy} label={t('submit')} />
    </form>
  );
};

export const CreatePage = () => {
  const t = supportI18n.useT();
  return (
    <PeopleMember title={t('createTitle')} lead={t('createLead')} back={{ to: '/matching/support', text: t('list') }}>
      <Form />
    </PeopleMember>
  );
};
