import { useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import { bind, formStyles, PeopleFiles, PeopleSave, useForm } from 'shared/people';
import { Button, TextArea } from 'shared/ui';
import { useT } from './i18n';
import styles from './reviews.module.css';
import { Score } from './Score';

/** As the API has it (contract, reviews). */
const pictureCount = 5;

interface ReviewFormProps {
  purchase: string;
  name: string;
  /** `lost`: its pictures did not all arrive. */
  onDone: (lost: boolean) => void;
  onCancel: () => void;
}

export const ReviewForm = ({ purchase, name, onDone, onCancel }: ReviewFormProps) => {
  const t = useT();
  const form = useForm({ content: '' });
  const [score, setScore] = useState(0);
  const [files, setFiles] = useState<File[]>([]);

  const send = async () => {
    if (score === 0)
      throw new ApiFailure(422, 'invalid', t('chooseScore'), [
        { field: 'score', code: 'required', message: t('chooseScore') },
      ]);
    const { review } = await api.reviews.create({ body: { _purchase: purchase, score, content: form.values.content } });
    let lost = false;
    for (const [index, file] of files.entries())
      await api.reviews.setImage({ params: { id: review._id, index: String(index) }, file }).catch(() => {
        lost = true;
      });
    onDone(lost);
  };

  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <div className={formStyles.group}>
        <h2>{t('writeOf', { name })}</h2>
        <Score value={score} onChange={setScore} error={score === 0 ? form.errorOf('score') : undefined} />
        <TextArea
          label={t('content')}
          hint={t('contentHint', { count: form.values.content.trim().length })}
          {...bind(form, 'content')}
          maxLength={2000}
          required
        />
        <PeopleFiles
          label={t('pictures')}
          hint={t('picturesHint', { count: pictureCount })}
          accept=".jpg,.jpeg,.png,.webp,.gif"
          limitMb={10}
          most={pictureCount}
          files={files}
          onChange={setFiles}
        />
        <PeopleSave failure={form.failure} busy={form.busy} label={t('submit')}>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </PeopleSave>
      </div>
    </form>
  );
};
