import { FileText, Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { formStyles } from 'shared/account-forms';
import { FieldError, getButtonClass } from 'shared/ui';
import common from '../../layout/common.module.css';
import styles from './files.module.css';
import { useT } from './i18n';

/** The limits of the API (contract, files). */
const maxFiles = 5;
const maxBytes = 20 * 1024 * 1024;
const accept = '.pdf,.xlsx,.docx,.hwp,.hwpx,.zip,.txt,.jpg,.jpeg,.png,.webp,.gif';

export const FileField = ({ files, onChange }: { files: File[]; onChange: (files: File[]) => void }) => {
  const t = useT();
  const id = useId();
  const [error, setError] = useState<string>();
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const selected = [...(event.target.files ?? [])];
    event.target.value = '';
    const tooLarge = selected.find(({ size }) => size > maxBytes);
    const accepted = [...files, ...selected.filter(({ size }) => size <= maxBytes)];
    setError(
      tooLarge
        ? t('fileTooLarge', { name: tooLarge.name })
        : accepted.length > maxFiles
          ? t('filesTooMany')
          : undefined,
    );
    onChange(accepted.slice(0, maxFiles));
  };
  return (
    <div className={styles.files}>
      <label className={styles.filesLabel} htmlFor={id}>
        {t('files')}
      </label>
      <div className={styles.picker}>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          onChange={add}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        />
        <span className={getButtonClass({ small: true })} aria-hidden>
          <Paperclip />
          {t('filesAdd')}
        </span>
      </div>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {t('filesHint')}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}`}>
              <FileText aria-hidden />
              <span>{file.name}</span>
              <button
                type="button"
                className={common.iconButton}
                aria-label={t('fileRemove', { name: file.name })}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
