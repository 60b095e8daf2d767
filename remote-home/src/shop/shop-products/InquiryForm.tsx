import { useRef, useState } from 'react';
import { api } from 'shared/client';
import { bind, formStyles, PeopleFiles, PeopleSave, useForm } from 'shared/people';
import { Checkbox, TextArea, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './talk.module.css';

/** As the API has it (contract, inquiries). */
const pictureCount = 3;

interface InquiryFormProps {
  /** Null asks about the shop. */
  product: string | null;
  onSent: () => void;
}

export const InquiryForm = ({ product, onSent }: InquiryFormProps) => {
  const t = useT();
  const form = useForm({ subject: '', content: '' });
  const [secret, setSecret] = useState(true);
  const [files, setFiles] = useState<File[]>([]);
  const [lost, setLost] = useState(false);
  /** The key under which exactly this body was sent before, so that a lost answer asks nothing twice. */
  const attempt = useRef({ body: '', key: '' });

  const send = async () => {
    const { subject, content } = form.values;
    const body = { _product: product, subject: subject.trim() || null, content, secret };
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
    const headers = { 'Idempotency-Key': attempt.current.key };
    const { inquiry } = await api.inquiries.create({ body }, { headers });
    try {
      for (const [index, file] of files.entries())
        await api.inquiries.setImage({ params: { id: inquiry._id, index: String(index) }, file });
    } catch {
      setLost(true);
      return;
    }
    onSent();
  };

  if (lost)
    return (
      <p role="alert" className={styles.lost}>
        {t('picturesFailed')}
      </p>
    );
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <div className={formStyles.group}>
        <TextField label={t('subject')} {...bind(form, 'subject')} maxLength={100} />
        <TextArea label={t('content')} hint={t('contentHint')} {...bind(form, 'content')} maxLength={2000} required />
        <PeopleFiles
          label={t('pictureFiles')}
          hint={t('pictureHint', { count: pictureCount })}
          accept=".jpg,.jpeg,.png,.webp,.gif"
          limitMb={10}
          most={pictureCount}
          files={files}
          onChange={setFiles}
        />
        <Checkbox
          name="secret"
          label={t('secret')}
          checked={secret}
          onChange={({ target }) => setSecret(target.checked)}
        />
        <PeopleSave failure={form.failure} busy={form.busy} label={t('send')} />
      </div>
    </form>
  );
};
