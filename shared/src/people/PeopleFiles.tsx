import { FileText, Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Button, buttonClass, FieldError } from 'shared/ui';
import styles from './PeopleUpload.module.css';
import { peopleI18n } from './people-i18n';

const megabyte = 1024 * 1024;

interface PeopleFilesProps {
  label: string;
  hint: string;
  accept: string;
  limitMb: number;
  most: number;
  files: File[];
  onChange: (files: File[]) => void;
}

/** Files that are chosen now and sent with the form. */
export const PeopleFiles = ({ label, hint, accept, limitMb, most, files, onChange }: PeopleFilesProps) => {
  const t = peopleI18n.useT();
  const id = useId();
  const [tooLarge, setTooLarge] = useState(false);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    const fitting = chosen.filter(({ size }) => size <= limitMb * megabyte);
    setTooLarge(fitting.length < chosen.length);
    onChange([...files, ...fitting].slice(0, most));
  };
  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {files.map((file) => (
        <div key={`${file.name}-${file.lastModified}`} className={styles.row}>
          <span className={styles.name}>
            <FileText aria-hidden />
            {file.name}
          </span>
          <Button
            small
            variant="quiet"
            aria-label={t('removeOf', { name: file.name })}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <span className={styles.picker}>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          disabled={files.length >= most}
          onChange={add}
          aria-describedby={`${id}-hint${tooLarge ? ` ${id}-error` : ''}`}
        />
        <span className={buttonClass({ small: true })} aria-hidden>
          <Paperclip />
          {t('upload')}
        </span>
      </span>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {tooLarge && <FieldError id={`${id}-error`}>{t('tooLarge', { limit: limitMb })}</FieldError>}
    </div>
  );
};
