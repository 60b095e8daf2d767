import { Download, FileText } from 'lucide-react';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { Button } from 'shared/ui';
import styles from './PeopleUpload.module.css';
import { peopleI18n } from './people-i18n';
import { saveFile } from './save-file';

/** A private file needs the sign-in, which a plain link does not carry. */
const save = async ({ _id, name }: FileRef) => saveFile(await api.files.download({ params: { id: _id } }), name);

interface PeopleFileProps {
  file: FileRef;
  savable?: boolean;
  /** A private picture cannot be shown by its address alone. */
  shown?: boolean;
}

/** A picture as itself, anything else by its name and for downloading. */
export const PeopleFile = ({ file, savable = true, shown = false }: PeopleFileProps) => {
  const t = peopleI18n.useT();
  return (
    <>
      {shown && <img className={styles.picture} src={`${file.url}?w=320`} alt="" width={88} height={88} />}
      <span className={styles.name}>
        <FileText aria-hidden />
        {file.name}
      </span>
      {savable && (
        <Button small variant="quiet" aria-label={t('download', { name: file.name })} onClick={() => void save(file)}>
          <Download aria-hidden />
        </Button>
      )}
    </>
  );
};
