import { Trash2, Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { failureOf } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { Button, FieldError } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import { FileInput } from './FileInput';
import { FilePreview } from './FilePreview';
import styles from './UploadField.module.css';

/** What picture an account or a product may have. */
export const pictureUpload = { accept: '.jpg,.jpeg,.png,.webp,.gif', maxMegabytes: 10, picture: true };

interface UploadFieldProps {
  label: string;
  hint?: ReactNode;
  /** File name extensions, such as `.pdf,.jpg`. */
  accept: string;
  maxMegabytes: number;
  file: FileRef | null;
  /** False before sign-in, when a private file cannot be downloaded. */
  downloadable?: boolean;
  /** The file is a public picture and is shown. */
  picture?: boolean;
  /** Sends the file. The message of its rejection is shown. `share`: 0 to 1. */
  onSend: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
  onRemove?: (() => Promise<unknown>) | undefined;
}

/** One file of an account or a product, which is sent as soon as it is chosen. */
export const UploadField = ({
  label,
  hint,
  accept,
  maxMegabytes,
  file,
  downloadable = true,
  picture = false,
  onSend,
  onRemove,
}: UploadFieldProps) => {
  const t = accountFormsI18n.useT();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  const run = async (act: () => Promise<unknown>) => {
    setProblem(undefined);
    await act().catch(async (cause: unknown) => setProblem((await failureOf(cause)).message));
    setShare(null);
  };

  const choose = ([chosen]: File[], isTooLarge: boolean) => {
    if (isTooLarge) setProblem(t('tooLarge', { limit: maxMegabytes }));
    if (!chosen) return;
    setShare(0);
    void run(() => onSend(chosen, setShare));
  };

  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        {file ? (
          <FilePreview file={file} downloadable={downloadable} picture={picture} />
        ) : (
          <span className={styles.empty}>{t('noFile')}</span>
        )}
        <FileInput
          id={id}
          accept={accept}
          maxMegabytes={maxMegabytes}
          disabled={share !== null}
          onChoose={choose}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          button={
            <>
              <Upload />
              {t(file ? 'replace' : 'upload')}
            </>
          }
        />
        {file && onRemove && (
          <Button
            small
            variant="quiet"
            aria-label={t('removeNamed', { name: label })}
            onClick={() => void run(onRemove)}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
        {share !== null && (
          <progress
            className={styles.bar}
            value={share}
            aria-label={t('uploading', { percent: Math.round(share * 100) })}
          />
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
};
