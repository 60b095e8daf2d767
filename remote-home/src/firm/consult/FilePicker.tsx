import { FileText, Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { formStyles } from 'shared/people';
import { buttonClass, FieldError } from 'shared/ui';
import styles from './files.module.css';
import { useT } from './i18n';

/** As the API has them (contract, files). */
const fileCount = 5;
const fileLimit = 20 * 1024 * 1024;
const accept = '.pdf,.xlsx,.docx,.hwp,.hwpx,.zip,.txt,.jpg,.jpeg,.png,.webp,.gif';

export const FilePicker = ({ files, onChange }: { files: File[]; onChange: (files: File[]) => void }) => {
  const t = useT();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    const large = chosen.find(({ size }) => size > fileLimit);
    const fitting = [...files, ...chosen.filter(({ size }) => size <= fileLimit)];
    setProblem(
      large ? t('fileTooLarge', { name: large.name }) : fitting.length > fileCount ? t('filesTooMany') : undefined,
    );
    onChange(fitting.slice(0, fileCount));
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
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        />
        <span className={buttonClass({ small: true })} aria-hidden>
          <Paperclip />
          {t('filesAdd')}
        </span>
      </div>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {t('filesHint')}
      </p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}`}>
              <FileText aria-hidden />
              <span>{file.name}</span>
              <button
                type="button"
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
