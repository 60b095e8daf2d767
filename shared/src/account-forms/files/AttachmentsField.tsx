import { FileText, Paperclip, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, FieldError } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import { FileInput } from './FileInput';
import styles from './UploadField.module.css';

interface AttachmentsFieldProps {
  label: string;
  hint: string;
  /** File name extensions, such as `.pdf,.jpg`. */
  accept: string;
  maxMegabytes: number;
  maxFiles: number;
  files: File[];
  onChange: (files: File[]) => void;
}

/** Several files that are sent with the form; `UploadField` sends its file at once. */
export const AttachmentsField = ({
  label,
  hint,
  accept,
  maxMegabytes,
  maxFiles,
  files,
  onChange,
}: AttachmentsFieldProps) => {
  const t = accountFormsI18n.useT();
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
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
            aria-label={t('removeNamed', { name: file.name })}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <FileInput
        id={id}
        multiple
        accept={accept}
        maxMegabytes={maxMegabytes}
        disabled={files.length >= maxFiles}
        onChoose={(chosen, hasTooLarge) => {
          setIsTooLarge(hasTooLarge);
          onChange([...files, ...chosen].slice(0, maxFiles));
        }}
        aria-describedby={`${id}-hint${isTooLarge ? ` ${id}-error` : ''}`}
        button={
          <>
            <Paperclip />
            {t('upload')}
          </>
        }
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {isTooLarge && <FieldError id={`${id}-error`}>{t('tooLarge', { limit: maxMegabytes })}</FieldError>}
    </div>
  );
};
