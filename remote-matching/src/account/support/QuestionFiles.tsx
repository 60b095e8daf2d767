import { FilePreview, formStyles as form, UploadField, uploadStyles as upload } from 'shared/account-forms';
import { api } from 'shared/client';
import { useSearchParams } from 'shared/router';
import { supportI18n } from './i18n';
import type { OwnQuestion } from './queries';

const maxFiles = 3;

interface QuestionFilesProps {
  question: OwnQuestion;
  onChanged: () => void;
}

/** The files of a question; they can be changed until it is answered. */
export const QuestionFiles = ({ question: { _id, files, answer }, onChanged }: QuestionFilesProps) => {
  const t = supportI18n.useT();
  const [query] = useSearchParams();
  const params = { id: _id };
  if (answer)
    return files.map((file) => (
      <div key={file._id} className={upload.row}>
        <FilePreview file={file} />
      </div>
    ));
  return (
    <>
      {query.get('files') === 'failed' && files.length < maxFiles && (
        <p className={form.note} role="status">
          {t('filesFailed')}
        </p>
      )}
      {[...files, null].slice(0, maxFiles).map((file, index) => (
        <UploadField
          key={file?._id ?? 'new'}
          label={t('fileOf', { place: index + 1 })}
          hint={file ? undefined : t('filesHint')}
          accept=".pdf,.jpg,.jpeg,.png,.webp,.gif"
          maxMegabytes={20}
          file={file}
          onSend={async (chosen, onProgress) => {
            if (file) await api.questions.removeFile({ params: { ...params, file: file._id } });
            await api.questions.addFile({ params, file: chosen }, { onProgress });
            onChanged();
          }}
          onRemove={
            file
              ? async () => {
                  await api.questions.removeFile({ params: { ...params, file: file._id } });
                  onChanged();
                }
              : undefined
          }
        />
      ))}
    </>
  );
};
