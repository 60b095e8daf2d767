import { api } from 'shared/client';
import { formStyles as form, PeopleFile, PeopleUpload, uploadStyles as upload } from 'shared/people';
import { useSearchParams } from 'shared/router';
import { supportI18n } from './i18n';
import type { OwnQuestion } from './queries';

const fileCount = 3;

interface QuestionFilesProps {
  question: OwnQuestion;
  onChanged: () => void;
}

/** What is attached; while it is unanswered, files come and go. */
export const QuestionFiles = ({ question: { _id, files, answer }, onChanged }: QuestionFilesProps) => {
  const t = supportI18n.useT();
  const [query] = useSearchParams();
  const params = { id: _id };
  if (answer)
    return files.map((file) => (
      <div key={file._id} className={upload.row}>
        <PeopleFile file={file} />
      </div>
    ));
  return (
    <>
      {query.get('files') === 'failed' && files.length < fileCount && (
        <p className={form.note} role="status">
          {t('filesFailed')}
        </p>
      )}
      {[...files, null].slice(0, fileCount).map((file, index) => (
        <PeopleUpload
          key={file?._id ?? 'new'}
          label={t('fileOf', { place: index + 1 })}
          hint={file ? undefined : t('filesHint')}
          accept=".pdf,.jpg,.jpeg,.png,.webp,.gif"
          limitMb={20}
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
