import { useState } from 'react';
import { bind, PeopleFiles, PeopleProblem, useForm } from 'shared/people';
import { Button, Dialog, TextArea } from 'shared/ui';
import { useT } from './i18n';
import styles from './order.module.css';

/** As the API has it (contract, purchases). */
const pictureCount = 5;

export interface Asking {
  title: string;
  text: string;
  yes: string;
  /** Such a request needs its reason. */
  reasoned: boolean;
  /** Shows the state of the goods. */
  pictured: boolean;
  act: (reason: string | undefined, pictures: File[]) => Promise<void>;
}

const AskForm = ({ asking, onClose }: { asking: Asking; onClose: () => void }) => {
  const t = useT();
  const form = useForm({ reason: '' });
  const [pictures, setPictures] = useState<File[]>([]);
  const { text, yes, reasoned, pictured, act } = asking;
  const send = async () => {
    await act(form.values.reason.trim() || undefined, pictures);
    onClose();
  };
  return (
    <form ref={form.form} className={styles.ask} onSubmit={form.submit(send)} noValidate>
      <p>{text}</p>
      {reasoned && (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          {...bind(form, 'reason')}
          maxLength={500}
          rows={3}
          required
        />
      )}
      {pictured && (
        <PeopleFiles
          label={t('pictures')}
          hint={t('picturesHint', { count: pictureCount })}
          accept=".jpg,.jpeg,.png,.webp,.gif"
          limitMb={10}
          most={pictureCount}
          files={pictures}
          onChange={setPictures}
        />
      )}
      <PeopleProblem cause={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
          {yes}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </form>
  );
};

/**
 * Asks before a step that others act upon, with the reason where one is needed; stays open where it is refused. Null is
 * closed: what was asked stands until the dialogue has gone, so that the focus finds its way back.
 */
export const AskDialog = ({ asking, onClose }: { asking: Asking | null; onClose: () => void }) => {
  const [shown, setShown] = useState(asking);
  if (asking && asking !== shown) setShown(asking);
  return (
    <Dialog open={asking !== null} onClose={onClose} title={shown?.title}>
      {shown && <AskForm asking={shown} onClose={onClose} />}
    </Dialog>
  );
};
