import { Download, FileText } from 'lucide-react';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { Button, saveFile } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import styles from './UploadField.module.css';

/** Downloads with the access token, which a plain link cannot send. */
const download = async ({ _id, name }: FileRef) => saveFile(await api.files.download({ params: { id: _id } }), name);

interface FilePreviewProps {
  file: FileRef;
  downloadable?: boolean;
  /** Shows the file as a picture; it must be public. */
  picture?: boolean;
}

/** A file by its name, with a download button and, if it is a picture, its thumbnail. */
export const FilePreview = ({ file, downloadable = true, picture = false }: FilePreviewProps) => {
  const t = accountFormsI18n.useT();
  return (
    <>
      {picture && <img className={styles.picture} src={`${file.url}?w=320`} alt="" width={88} height={88} />}
      <span className={styles.name}>
        <FileText aria-hidden />
        {file.name}
      </span>
      {downloadable && (
        <Button
          small
          variant="quiet"
          aria-label={t('download', { name: file.name })}
          onClick={() => void download(file)}
        >
          <Download aria-hidden />
        </Button>
      )}
    </>
  );
};
