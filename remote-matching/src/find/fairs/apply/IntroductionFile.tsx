import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import type { Introduction } from 'shared/contract';
import { getButtonClass } from 'shared/ui';
import { participationI18n } from '../participation-i18n';
import styles from './IntroductionFiles.module.css';
import { applyI18n } from './i18n';

export type IntroductionKind = Introduction['kind'];

/** Inclusive, as in the API (M23). */
const maxBytes = 50 * 1024 * 1024;
const acceptedTypes = '.pdf,.xlsx,.jpg,.png';

interface IntroductionFileProps {
  fair: string;
  kind: IntroductionKind;
  /** Null where no file of this kind was uploaded. */
  introduction: Introduction | null;
  /** The warning about personal information was acknowledged. */
  enabled: boolean;
  onUploaded: () => void;
  onRemove: () => void;
}

export const IntroductionFile = ({
  fair,
  kind,
  introduction,
  enabled,
  onUploaded,
  onRemove,
}: IntroductionFileProps) => {
  const t = applyI18n.useT();
  const participationT = participationI18n.useT();
  const id = useId();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      if (file.size > maxBytes) throw new RangeError(t('tooLarge'));
      return api.introductions.upload(
        { params: { fair, kind }, query: { acknowledged: 'true' }, file },
        { onProgress: setShare },
      );
    },
    onSettled: onUploaded,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) mutate(file);
  };
  return (
    <div className={styles.file}>
      <p className={styles.name}>
        <strong>{participationT(kind)}</strong>
        {introduction && <span>{introduction.file.name}</span>}
        {introduction && <small>{t('downloads', { count: introduction.downloads })}</small>}
      </p>
      <div className={styles.buttons}>
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={acceptedTypes}
          disabled={!enabled || isPending}
          onChange={choose}
        />
        <label className={getButtonClass({ variant: 'secondary', small: true })} htmlFor={id} aria-disabled={!enabled}>
          {isPending
            ? t('uploading', { share: Math.round(share * 100) })
            : t(introduction ? 'replace' : 'upload', { kind: participationT(kind) })}
        </label>
        {introduction && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('remove', { kind: participationT(kind) })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden />
          </button>
        )}
      </div>
      {error instanceof RangeError ? (
        <p className={styles.problem} role="alert">
          {error.message}
        </p>
      ) : (
        <ProblemNotice cause={error} />
      )}
    </div>
  );
};
