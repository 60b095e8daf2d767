import { useState } from 'react';
import { bindField, ProblemNotice, useForm } from 'shared/account-forms';
import { Button, Dialog, TextArea } from 'shared/ui';
import { ImageAttachments } from '../../reviews/ImageAttachments';
import { useT } from './i18n';
import styles from './order.module.css';

/** As the API has it (contract, purchases). */
const maxImages = 5;

/** A change of an order that is confirmed in a dialogue. */
export interface ActionRequest {
  title: string;
  text: string;
  confirmLabel: string;
  needsReason: boolean;
  /** Images show the state of the goods. */
  takesImages: boolean;
  run: (reason: string | undefined, images: File[]) => Promise<void>;
}

const ActionForm = ({ request, onClose }: { request: ActionRequest; onClose: () => void }) => {
  const t = useT();
  const form = useForm({ reason: '' });
  const [images, setImages] = useState<File[]>([]);
  const { text, confirmLabel, needsReason, takesImages, run } = request;
  const send = async () => {
    await run(form.values.reason.trim() || undefined, images);
    onClose();
  };
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <p>{text}</p>
      {needsReason && (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          {...bindField(form, 'reason')}
          maxLength={500}
          rows={3}
          required
        />
      )}
      {takesImages && (
        <ImageAttachments
          hint={t('picturesHint', { count: maxImages })}
          maxFiles={maxImages}
          files={images}
          onChange={setImages}
        />
      )}
      <ProblemNotice cause={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
          {confirmLabel}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </form>
  );
};

/**
 * Asks for a confirmation, and for a reason where one is needed; stays open with the error where the API refuses. Null
 * closes it; the last request is still rendered until the dialogue is closed, so that the focus can return.
 */
export const ActionDialog = ({ request, onClose }: { request: ActionRequest | null; onClose: () => void }) => {
  const [latest, setLatest] = useState(request);
  if (request && request !== latest) setLatest(request);
  return (
    <Dialog open={request !== null} onClose={onClose} title={latest?.title}>
      {latest && <ActionForm request={latest} onClose={onClose} />}
    </Dialog>
  );
};
