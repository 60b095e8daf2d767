import { CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormOutcome } from 'shared/account-forms';
import { api, failureOf } from 'shared/client';
import { Button, LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import layout from './form.module.css';
import { useT } from './i18n';
import styles from './receipt.module.css';
import type { SentRequest } from './use-consult-form';

interface FailedUpload {
  file: File;
  message: string;
}

/** Shown after a request is stored: uploads its files one by one, and offers to repeat failed uploads. */
export const RequestReceipt = ({
  sent: { form, files, headers },
  onAgain,
}: {
  sent: SentRequest;
  onAgain: () => void;
}) => {
  const t = useT();
  const [uploading, setUploading] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const started = useRef(false);

  const upload = useCallback(
    async (pending: File[]) => {
      const failures: FailedUpload[] = [];
      for (const file of pending) {
        setUploading(file.name);
        await api.forms
          .addFile({ params: { id: form._id }, file }, { headers })
          .catch(async (cause: unknown) => failures.push({ file, message: (await failureOf(cause)).message }));
      }
      setUploading(null);
      setFailed(failures);
    },
    [form._id, headers],
  );

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void upload(files);
  }, [files, upload]);

  return (
    <div className={styles.receipt}>
      <CircleCheck aria-hidden />
      <FormOutcome className={styles.outcome}>
        <h2>{t('received')}</h2>
        <p>{t('receivedText')}</p>
        <dl>
          <dt className={common.quiet}>{t('receiptNo')}</dt>
          <dd>{form.receiptNo}</dd>
        </dl>
      </FormOutcome>
      <div role="status">
        {uploading && <p>{t('uploading', { name: uploading })}</p>}
        {failed.length > 0 && (
          <>
            <p>{t('uploadsFailed')}</p>
            <ul>
              {failed.map(({ file, message }) => (
                <li key={file.name}>
                  {file.name}: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {failed.length > 0 && (
        <Button onClick={() => void upload(failed.map(({ file }) => file))}>{t('uploadRetry')}</Button>
      )}
      <div className={layout.actions}>
        <LinkButton variant="primary" to="/consult/mine">
          {t('mine')}
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
};
