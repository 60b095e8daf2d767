import { useState } from 'react';
import { bindField, FormOutcome, formStyles, SubmitBar, useForm, useRetryKey } from 'shared/account-forms';
import { api } from 'shared/client';
import { Checkbox, TextArea, TextField } from 'shared/ui';
import styles from '../reviews/feedback.module.css';
import { ImageAttachments } from '../reviews/ImageAttachments';
import { useT } from './i18n';

/** As the API has it (contract, inquiries). */
const maxImages = 3;

interface InquiryFormProps {
  /** Id of the product; null for a question about the shop. */
  product: string | null;
  onSent: () => void;
}

export const InquiryForm = ({ product, onSent }: InquiryFormProps) => {
  const t = useT();
  const form = useForm({ subject: '', content: '' });
  const [secret, setSecret] = useState(true);
  const [files, setFiles] = useState<File[]>([]);
  const [imagesFailed, setImagesFailed] = useState(false);
  const { getOptions } = useRetryKey();

  const send = async () => {
    const { subject, content } = form.values;
    const body = { _product: product, subject: subject.trim() || null, content, secret };
    const { inquiry } = await api.inquiries.create({ body }, getOptions(body));
    try {
      for (const [index, file] of files.entries())
        await api.inquiries.setImage({ params: { id: inquiry._id, index: String(index) }, file });
    } catch {
      setImagesFailed(true);
      return;
    }
    onSent();
  };

  if (imagesFailed) return <FormOutcome className={styles.failed}>{t('picturesFailed')}</FormOutcome>;
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <div className={formStyles.group}>
        <TextField label={t('subject')} {...bindField(form, 'subject')} maxLength={100} />
        <TextArea
          label={t('content')}
          hint={t('contentHint')}
          {...bindField(form, 'content')}
          maxLength={2000}
          required
        />
        <ImageAttachments maxFiles={maxImages} files={files} onChange={setFiles} />
        <Checkbox
          name="secret"
          label={t('secret')}
          checked={secret}
          onChange={({ target }) => setSecret(target.checked)}
        />
        <SubmitBar failure={form.failure} busy={form.busy} label={t('send')} inline />
      </div>
    </form>
  );
};
