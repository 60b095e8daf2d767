import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { failureOf } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { Button, buttonClass, FieldError } from 'shared/ui';
import { PeopleFile } from './PeopleFile';
import styles from './PeopleUpload.module.css';
import { peopleI18n } from './people-i18n';

const megabyte = 1024 * 1024;

interface PeopleUploadProps {
  label: string;
  hint?: ReactNode;
  /** Endings of the names, `.pdf,.jpg`. */
  accept: string;
  limitMb: number;
  file: FileRef | null;
  /** Nobody is signed in who could read a private file back. */
  savable?: boolean;
  /** A picture that everybody may see. */
  picture?: boolean;
  /** Sends it; what it rejects with is shown. */
  onSend: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
  onRemove?: (() => Promise<unknown>) | undefined;
}

/** One file of an account or a product: shown, chosen, sent at once, replaced or taken away. */
export const PeopleUpload = ({
  label,
  hint,
  accept,
  limitMb,
  file,
  savable = true,
  picture = false,
  onSend,
  onRemove,
}: PeopleUploadProps) => {
  const t = peopleI18n.useT();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  const run = async (act: () => Promise<unknown>) => {
    setProblem(undefined);
    await act().catch(async (cause: unknown) => setProblem((await failureOf(cause)).message));
    setShare(null);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > limitMb * megabyte) {
      setProblem(t('tooLarge', { limit: limitMb }));
      return;
    }
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
          <PeopleFile file={file} savable={savable} shown={picture} />
        ) : (
          <span className={styles.empty}>{t('noFile')}</span>
        )}
        <span className={styles.picker}>
          <input
            id={id}
            type="file"
            accept={accept}
            disabled={share !== null}
            onChange={choose}
            aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          />
          <span className={buttonClass({ small: true })} aria-hidden>
            <Upload />
            {t(file ? 'replace' : 'upload')}
          </span>
        </span>
        {file && onRemove && (
          <Button small variant="quiet" aria-label={t('removeOf', { name: label })} onClick={() => void run(onRemove)}>
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
