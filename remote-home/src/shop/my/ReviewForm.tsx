import { useState } from 'react';
import { bindField, formStyles, SubmitBar, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, TextArea } from 'shared/ui';
import { ImageAttachments } from '../reviews/ImageAttachments';
import styles from './review-form.module.css';
import { useT } from './reviews-i18n';
import { ScoreField } from './ScoreField';

/** As the API has it (contract, reviews). */
const maxImages = 5;

interface ReviewFormProps {
  purchase: string;
  name: string;
  /** The review is stored; `imagesFailed` says that an image is missing. */
  onDone: (imagesFailed: boolean) => void;
  onCancel: () => void;
}

export const ReviewForm = ({ purchase, name, onDone, onCancel }: ReviewFormProps) => {
  const t = useT();
  const form = useForm({ content: '' });
  const [score, setScore] = useState(0);
  const [files, setFiles] = useState<File[]>([]);

  const send = async () => {
    const { review } = await api.reviews.create({ body: { _purchase: purchase, score, content: form.values.content } });
    let imagesFailed = false;
    for (const [index, file] of files.entries())
      await api.reviews.setImage({ params: { id: review._id, index: String(index) }, file }).catch(() => {
        imagesFailed = true;
      });
    onDone(imagesFailed);
  };
  const check = () => (score === 0 ? [{ field: 'score', message: t('chooseScore') }] : []);

  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send, check)} noValidate>
      <div className={formStyles.group}>
        <h2>{t('writeTitle', { name })}</h2>
        <ScoreField value={score} onChange={setScore} error={score === 0 ? form.getError('score') : undefined} />
        <TextArea
          label={t('content')}
          hint={t('contentHint', { count: form.values.content.trim().length })}
          {...bindField(form, 'content')}
          maxLength={2000}
          required
        />
        <ImageAttachments maxFiles={maxImages} files={files} onChange={setFiles} />
        <SubmitBar failure={form.failure} busy={form.busy} label={t('submit')}>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </SubmitBar>
      </div>
    </form>
  );
};
